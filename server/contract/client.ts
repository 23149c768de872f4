// The client of the whole treaty; speak.ts makes clients of parts of it.
import { contract } from './index.ts';
import type { Contract } from './index.ts';
import { speak } from './speak.ts';
import type { Speaker, SpeakerOptions } from './speak.ts';

export type Client = Speaker<Contract>;

/** A client for every call of the treaty. */
export const client = (options: SpeakerOptions): Client => speak(contract, options);
