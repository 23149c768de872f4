// Sprites taken for one frame and handed back for the next: nothing is created while a battle plays, once the busiest moment
// has been seen. Invariant: after `done`, exactly the sprites taken since `begin` are visible.
import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../paint/Atlas.ts';

export class SpritePool {
  readonly view: Container;
  private readonly atlas: Atlas;
  private readonly sprites: Sprite[] = [];
  private taken = 0;

  constructor(atlas: Atlas, label: string) {
    this.atlas = atlas;
    this.view = new Container({ label });
  }

  begin(): void {
    this.taken = 0;
  }

  /** A visible sprite of a piece, upright, opaque, at its own size. */
  take(piece: string): Sprite {
    let sprite = this.sprites[this.taken];
    if (sprite === undefined) {
      sprite = new Sprite();
      this.sprites.push(sprite);
      this.view.addChild(sprite);
    }
    this.taken += 1;
    const texture = this.atlas.texture(piece);
    if (sprite.texture !== texture) {
      sprite.texture = texture;
      sprite.anchor.copyFrom(texture.defaultAnchor ?? { x: 0, y: 0 });
    }
    sprite.visible = true;
    sprite.alpha = 1;
    sprite.rotation = 0;
    sprite.scale.set(1);
    return sprite;
  }

  done(): void {
    for (let i = this.taken; i < this.sprites.length; i += 1) {
      const sprite = this.sprites[i];
      if (sprite !== undefined) sprite.visible = false;
    }
  }
}
