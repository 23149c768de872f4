// What a question asks for, as a small picture in the margin: doors to choose among, the god of two faces, a tablet and its stylus, stones to be laid, two masks
// in talk, a butterfly out of its case, a pen at work, a temple. Each about 120 square, drawn in the hand of the palace and the road.
import type { ReactNode } from 'react';
import type { QuestionType } from '@sigilla/content/schema/latinQuestion.ts';
import { GOLD, Inked, LAPIS } from './parts.tsx';
import styles from './KindArt.module.css';

const WOOD = '#9a6a3a';
const STONE = '#d9cdb2';
const BRICK = '#b9662c';
const WINE = '#8e2b20';
const LEAF = '#5f8a52';
const SKIN = '#e8c39a';
const CREAM = '#f3e6c4';

/** Four doors, one of them ajar with light behind it. */
const Doors = (): ReactNode => (
  <>
    <Inked d="M8 104 H112" width={2} />
    {[10, 36, 62, 88].map((x, at) => (
      <g key={x}>
        <Inked d={`M${x} 104 V58 A11 11 0 0 1 ${x + 22} 58 V104Z`} fill={at === 2 ? GOLD : STONE} />
        <Inked
          d={
            at === 2
              ? `M${x} 104 V58 A11 11 0 0 1 ${x + 10} 48 L${x + 8} 100Z`
              : `M${x + 4} 104 V60 A7 7 0 0 1 ${x + 18} 60 V104Z`
          }
          fill={[LAPIS, WINE, WOOD, LEAF][at] ?? WOOD}
        />
        {at !== 2 && <circle cx={x + 15} cy={82} r={1.6} fill={GOLD} />}
      </g>
    ))}
    <Inked d="M6 36 L60 14 L114 36Z" fill={BRICK} />
    <Inked d="M6 36 H114 V42 H6Z" fill={STONE} />
    <Inked d="M22 34 q5 -6 10 0 M44 28 q5 -6 10 0 M66 28 q5 -6 10 0 M88 34 q5 -6 10 0" width={1.1} />
    <Inked d="M72 112 L78 105 M68 108 L70 105" stroke={GOLD} width={1.4} />
  </>
);

/** Janus, who looks out of one language into another. */
const Janus = (): ReactNode => (
  <>
    <Inked d="M38 108 C38 92 46 86 48 80 H72 C74 86 82 92 82 108Z" fill={STONE} />
    <Inked
      d="M60 20 C44 20 36 30 36 40 C32 46 28 52 27 55 C29 58 33 57 34 58 C34 62 33 62 34 66 C35 76 44 78 49 84 H71 C76 78 85 76 86 66 C87 62 86 62 86 58 C87 57 91 58 93 55 C92 52 88 46 84 40 C84 30 76 20 60 20Z"
      fill={SKIN}
    />
    <Inked
      d="M60 20 C46 20 37 28 37 40 C44 40 50 38 52 44 C54 54 50 62 60 66 C70 62 66 54 68 44 C70 38 76 40 83 40 C83 28 74 20 60 20Z"
      fill={WOOD}
    />
    <Inked d="M34 68 C40 80 48 76 50 66 M86 68 C80 80 72 76 70 66" fill={WOOD} />
    <circle cx="41" cy="49" r="2" fill="var(--line)" />
    <circle cx="79" cy="49" r="2" fill="var(--line)" />
    <Inked d="M37 45 q5 -4 9 -1 M83 45 q-5 -4 -9 -1 M35 63 h6 M85 63 h-6" width={1.3} />
    <Inked d="M38 28 q6 -6 12 -2 M82 28 q-6 -6 -12 -2 M56 14 q4 -6 8 0" stroke={LEAF} width={2.2} />
    <Inked d="M30 108 H90 V114 H30Z" fill={WINE} />
    <Inked d="M10 56 h8 M12 52 l-4 4 l4 4 M110 56 h-8 M108 52 l4 4 l-4 4" stroke={WINE} width={1.6} />
  </>
);

/** A tablet of wax with a word begun on it, and the stylus. */
const Tablet = (): ReactNode => (
  <>
    <Inked d="M14 30 L86 18 L96 88 L24 102Z" fill={WOOD} width={2} />
    <Inked d="M22 36 L80 26 L88 83 L30 94Z" fill="#5b2f24" />
    <Inked d="M32 48 L58 44 M34 58 L70 52 M36 68 L50 66" stroke={CREAM} width={2} />
    <circle cx="18" cy="52" r="2.2" fill="var(--line)" />
    <circle cx="23" cy="80" r="2.2" fill="var(--line)" />
    <Inked d="M18 52 C6 56 8 68 14 70 C20 72 22 76 23 80" stroke={WINE} width={1.6} />
    <Inked d="M54 67 L100 28 L105 33 L60 72Z" fill={GOLD} />
    <Inked d="M54 67 L60 72 L50 74Z" fill={CREAM} />
    <Inked d="M100 28 L106 18 L115 27 L105 33Z" fill={GOLD} />
    <Inked d="M30 112 H100" dash="2 5" width={1.2} />
  </>
);

const TESSERAE = ['#27497a', '#8e2b20', '#d9a63f', '#5f8a52', '#d9cdb2'] as const;

/** A pavement with its last stones beside it. */
const Pavement = (): ReactNode => (
  <>
    <Inked d="M10 18 H96 V92 H10Z" fill={STONE} width={2} />
    {Array.from({ length: 30 }, (_, at) => {
      const [column, row] = [at % 6, Math.floor(at / 6)];
      const isMissing = [15, 16, 22].includes(at);
      return (
        <Inked
          // oxlint-disable-next-line react/no-array-index-key -- the stones of a picture never move
          key={at}
          d={`M${15 + column * 13} ${23 + row * 13} h10.5 v10.5 h-10.5Z`}
          fill={isMissing ? 'none' : (TESSERAE[(column * 2 + row * 3 + column * row) % 5] ?? STONE)}
          width={isMissing ? 0.9 : 1.1}
          {...(isMissing ? { dash: '2 2' } : {})}
        />
      );
    })}
    <Inked d="M74 100 l11 -3 l3 11 l-11 3Z" fill={TESSERAE[0]} />
    <Inked d="M94 98 l10 4 l-4 10 l-10 -4Z" fill={TESSERAE[1]} />
    <Inked d="M56 101 h11 v11 h-11Z" fill={TESSERAE[2]} />
    <Inked d="M104 40 L112 84 M101 42 C98 34 104 28 108 34 L107 42Z" fill={WOOD} width={2.4} />
  </>
);

/** The masks of two who talk. */
const Masks = (): ReactNode => (
  <>
    <Inked d="M12 30 C12 20 56 20 56 30 C60 58 50 84 34 88 C18 84 8 58 12 30Z" fill={CREAM} width={1.8} />
    <Inked d="M10 34 C14 14 54 14 58 34 C50 28 44 32 34 30 C24 32 18 28 10 34Z" fill={BRICK} />
    <Inked d="M20 46 q5 -6 10 0 q-5 5 -10 0Z M38 46 q5 -6 10 0 q-5 5 -10 0Z" fill="#2a2018" />
    <Inked d="M20 62 C26 66 42 66 48 62 C48 78 40 80 34 80 C28 80 20 78 20 62Z" fill={WINE} />
    <Inked
      d="M64 46 C64 36 108 36 108 46 C112 74 102 100 86 104 C70 100 60 74 64 46Z"
      fill="#c9d3dc"
      width={1.8}
    />
    <Inked d="M62 50 C64 28 108 28 110 50 L106 62 C104 46 96 46 86 46 C76 46 68 46 66 62Z" fill={LAPIS} />
    <Inked d="M72 60 q5 -4 10 1 q-5 5 -10 -1Z M90 61 q5 -5 10 -1 q-5 6 -10 1Z" fill="#2a2018" />
    <Inked d="M74 90 C76 78 96 78 98 90 C92 84 80 84 74 90Z" fill={WINE} />
    <Inked d="M58 16 q8 -8 18 -4 M62 24 q6 -4 12 -2" stroke={GOLD} width={1.8} />
    <Inked d="M12 92 q-4 10 2 18 M56 92 q4 6 0 12 M108 106 q4 4 2 8" stroke={WINE} width={1.6} />
  </>
);

/** What crept yesterday has wings: one thing in another form. */
const Butterfly = (): ReactNode => (
  <>
    <Inked d="M6 32 C36 26 82 30 116 22" stroke={WOOD} width={3.4} />
    <Inked d="M30 30 q-8 -16 -20 -14 q4 14 20 14Z M96 25 q10 -14 20 -10 q-6 12 -20 10Z" fill={LEAF} />
    <Inked d="M34 29 V36" />
    <Inked d="M34 36 C24 38 22 62 34 76 C46 62 44 38 34 36Z" fill={CREAM} />
    <Inked d="M26 48 q8 4 16 0 M27 58 q7 4 14 0 M34 36 C36 48 32 60 34 76" width={1.1} />
    <g transform="translate(80 76) rotate(14)">
      <Inked d="M0 0 C-6 -30 -36 -34 -34 -14 C-32 2 -10 4 0 2Z" fill={LAPIS} />
      <Inked d="M0 0 C6 -30 36 -34 34 -14 C32 2 10 4 0 2Z" fill={LAPIS} />
      <Inked d="M0 4 C-12 4 -28 12 -22 26 C-14 34 -4 18 0 8Z" fill={GOLD} />
      <Inked d="M0 4 C12 4 28 12 22 26 C14 34 4 18 0 8Z" fill={GOLD} />
      <circle cx="-22" cy="-14" r="4" fill={CREAM} stroke="var(--line)" />
      <circle cx="22" cy="-14" r="4" fill={CREAM} stroke="var(--line)" />
      <Inked d="M0 -10 C4 -6 3 20 0 26 C-3 20 -4 -6 0 -10Z" fill={WINE} />
      <Inked d="M0 -10 q-4 -10 -10 -12 M0 -10 q4 -10 10 -12" width={1.2} />
    </g>
    <Inked d="M44 88 q10 -12 14 2 q2 10 12 4" stroke={WINE} width={1.2} dash="2 4" />
  </>
);

/** A leaf that fills, and the pen that fills it. */
const Pen = (): ReactNode => (
  <>
    <Inked d="M14 20 C34 14 56 16 76 22 L72 106 C52 100 34 98 12 104Z" fill={CREAM} width={1.8} />
    <Inked d="M22 28 h14 v16 h-14Z" fill={LAPIS} />
    <Inked d="M26 40 l3 -9 l3 9 M27 37 h4" stroke={GOLD} width={1.6} />
    <Inked
      d="M41 30 q12 -2 27 2 M41 38 q12 -2 26 2 M22 52 q22 -4 46 2 M21 62 q22 -4 46 2 M21 72 q14 -3 26 -1"
      width={1.2}
    />
    <Inked d="M20 82 q22 -4 45 2 M20 91 q22 -4 45 2" stroke="var(--rule)" width={1} />
    <Inked d="M47 71 L62 58 C78 30 96 14 112 8 C112 30 98 54 68 64 Z" fill="#fff6e6" width={1.6} />
    <Inked d="M47 71 C66 52 86 34 108 12 M84 36 l2 -12 M92 42 l10 -4 M74 48 l-2 -8" width={1.1} />
    <Inked d="M86 96 C84 84 92 84 92 78 H106 C106 84 114 84 112 96 C112 104 86 104 86 96Z" fill={LAPIS} />
    <Inked d="M91 78 H107 V73 H91Z" fill={WINE} />
  </>
);

/** A temple, and smoke before it. */
const Temple = (): ReactNode => (
  <>
    <Inked d="M6 106 H114 M12 100 H108 V106 H12Z M18 94 H102 V100 H18Z" fill={STONE} />
    <Inked d="M26 94 V50 H94 V94Z" fill="#6f4a34" />
    {[22, 40, 70, 88].map((x) => (
      <g key={x}>
        <Inked d={`M${x} 94 V52 H${x + 10} V94Z`} fill={CREAM} />
        <Inked d={`M${x + 4} 56 V90 M${x + 7} 56 V90`} width={0.8} />
        <Inked d={`M${x - 2} 52 V47 H${x + 12} V52Z`} fill={STONE} width={1.2} />
      </g>
    ))}
    <Inked d="M16 47 V39 H104 V47Z" fill={WINE} />
    <Inked d="M12 39 L60 12 L108 39Z" fill={STONE} width={1.8} />
    <Inked d="M28 36 L60 18 L92 36Z" fill={LAPIS} />
    <Inked
      d="M60 22 l2.4 5.4 6 .6 -4.4 4 1.2 5.6 -5.2 -3 -5.2 3 1.2 -5.6 -4.4 -4 6 -.6Z"
      fill={GOLD}
      width={1}
    />
    <Inked d="M52 94 V82 H68 V94Z M49 82 V78 H71 V82Z" fill={STONE} />
    <Inked d="M60 78 C52 70 58 66 60 60 C62 66 68 70 60 78Z" fill={GOLD} width={1.2} />
  </>
);

const ART: Readonly<Record<QuestionType, () => ReactNode>> = {
  multiple_choice: Doors,
  translation: Janus,
  type_response: Tablet,
  text_reconstruction: Pavement,
  dialogue_completion: Masks,
  grammar_transformation: Butterfly,
  creative_composition: Pen,
  cultural_context: Temple,
};

/** The picture of a kind of question; what it says, the words beside it say. */
export default function KindArt({ kind }: { readonly kind: QuestionType }): ReactNode {
  const Art = ART[kind];
  return (
    <svg viewBox="0 0 120 120" className={styles.art} aria-hidden="true">
      <Art />
    </svg>
  );
}
