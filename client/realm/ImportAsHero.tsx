// Taking one's own character into service, from wherever the character is shown. Invariant: while one comes, nobody else does.
import type { ReactNode } from 'react';
import { sentence } from '@sigilla/content/texts/errors.ts';
import { importDndCharacter, type Applicant } from '@sigilla/engine/actions/heroes/importDndCharacter.ts';
import type { CharacterLine, ServiceView } from '@sigilla/engine/characters/views.ts';
import type { OwnKingdomView } from '@sigilla/engine/kingdom/views.ts';
import { deed } from './deed.ts';
import { DeedButton } from './DeedButton.tsx';

interface ImportAsHeroProps {
  readonly character: Pick<CharacterLine, 'id' | 'name' | 'heroId'>;
  readonly kingdom: Pick<OwnKingdomView, 'id' | 'heroes' | 'isGuest'>;
  /** Where the ruler's made heroes serve, as far as it is known. */
  readonly services: readonly ServiceView[];
  /** All of the character, where the page knows it: then what they ask is weighed beforehand. */
  readonly seen?: Applicant | undefined;
  readonly cost?: string | undefined;
  readonly size?: 'sm' | 'md';
  readonly isPrimary?: boolean;
  readonly onImported?: ((heroId: string) => void) | undefined;
}

export function ImportAsHero({
  character: { id, name, heroId },
  kingdom,
  services,
  seen,
  cost,
  size = 'sm',
  isPrimary = false,
  onImported,
}: ImportAsHeroProps): ReactNode {
  const wanted = deed(importDndCharacter, { characterId: id }, { label: `Import ${name} as Hero` }, seen);
  const refusal = (): string | undefined => {
    if (kingdom.heroes.some((hero) => hero.heroId === heroId))
      return sentence({ code: 'hero_serves_already', params: { hero: name } });
    const elsewhere = services.find((one) => one.heroId === heroId && one.kingdomId !== kingdom.id);
    if (elsewhere !== undefined)
      return sentence({
        code: 'hero_serves_elsewhere',
        params: { hero: name, kingdom: elsewhere.kingdom },
      });
    if (kingdom.isGuest) return sentence({ code: 'guest_must_claim', params: {} });
    return undefined;
  };
  return (
    <DeedButton
      size={size}
      variant={isPrimary ? 'primary' : 'secondary'}
      deed={wanted}
      cost={cost}
      loadingLabel="Importing..."
      refusal={refusal()}
      onAnswer={({ success }) => success && onImported?.(heroId)}
    >
      Import as Hero<span className="visuallyHidden">: {name}</span>
    </DeedButton>
  );
}
