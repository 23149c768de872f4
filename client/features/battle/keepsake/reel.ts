// What a film is wound up on: pictures of a canvas, encoded by the browser and put into a WebM that tells its length and can be sought in.
// Loaded when the first film is begun. Invariant: a picture is shown when its place says so, however long the making of it took.
import {
  BufferTarget,
  CanvasSource,
  Output,
  WebMOutputFormat,
  getFirstEncodableVideoCodec,
} from 'mediabunny';

/** In a second. */
const BITS_PER_PIXEL = 5.4;
/** Whoever seeks comes to the nearest of these first. */
const WHOLE_PICTURE_EVERY = 1;

export interface Reel {
  /** Takes what is on the canvas as the picture of this place, counted from 0. */
  take(place: number): Promise<void>;
  /** The film. */
  finish(): Promise<Blob>;
  /** Throws away what was taken, unless the film is finished. */
  drop(): Promise<void>;
}

/** A reel for a canvas that keeps its size. Rejects where this browser encodes nothing that fits into a WebM. */
export async function openReel(canvas: HTMLCanvasElement, picturesASecond: number): Promise<Reel> {
  const { width, height } = canvas;
  const bitrate = Math.round(width * height * BITS_PER_PIXEL);
  const codec = await getFirstEncodableVideoCodec(['vp9', 'vp8'], {
    width,
    height,
    bitrate,
  });
  if (codec === null) throw new Error('this browser makes no film');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, {
    codec,
    bitrate,
    keyFrameInterval: WHOLE_PICTURE_EVERY,
  });
  output.addVideoTrack(source, { frameRate: picturesASecond });
  await output.start();
  return {
    take: (place) => source.add(place / picturesASecond, 1 / picturesASecond),
    async finish() {
      await output.finalize();
      return new Blob(target.buffer === null ? [] : [target.buffer], { type: 'video/webm' });
    },
    async drop() {
      if (output.state === 'started') await output.cancel();
    },
  };
}
