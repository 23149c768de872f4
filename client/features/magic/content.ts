// The content that this page reckons with: the realm's, magic and all. Whatever imports it has waited for magic's own file.
import '../../realm/magic.ts';
import { realmContent } from '../../realm/content.ts';

export const content = realmContent();
