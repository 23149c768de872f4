// Magic as the window knows it: a file of its own, which is fetched beside the realm and never before it. Whoever imports this has it.
import { magicContent } from '@sigilla/content/magic/index.ts';
import { learnMagic } from './content.ts';

learnMagic(magicContent);

export { magicContent };
