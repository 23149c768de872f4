// What is counted beside the war screen's name, in the navigation and on its own tab.
import type { Affairs } from '../../realm/feature.ts';

/** What a ruler should answer or watch. */
export const waitingIn = ({ incoming, underway }: Affairs): number => incoming.length + underway.length;
