// What the clients know: every command they gave and what became of it, every kingdom they were given, every round that anybody watched.
// Invariant: nothing is written here that a server did not say; what it said twice must be the same both times.
import { isDeepStrictEqual } from 'node:util';
import type { WireAction } from '@sigilla/engine/actions/command.ts';
import type { ActionResult } from '@sigilla/server/contract/action.ts';
import type { Player } from './speak.ts';

/** As it travelled: without what JSON has no word for. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export interface Command extends WireAction {
  readonly commandId: string;
}

/** A sending that nothing at all came back for. */
export interface Silence {
  /** How long it was waited for, in milliseconds that the client lived. */
  readonly waited: number;
  readonly road: 'a room' | 'REST';
  /** What ended the waiting, as the client's own libraries say it. */
  readonly why: string;
}

/** One command from its first sending to its fate. */
export interface Entry {
  readonly accountId: string;
  readonly command: Command;
  /** How often it was sent without an answer, or with none that says whether it was done. */
  unanswered: number;
  readonly inVain: Silence[];
  answer: ActionResult | null;
  /** The refusal that ended it: it was not done. */
  refused: string | null;
}

/** One question of the academy that was answered: what was paid for it, once that is known. */
export interface Lesson {
  readonly accountId: string;
  readonly questionId: string;
  unanswered: number;
  turns: number | null;
  refused: string | null;
}

/** Somebody who has asked to be forgotten with all that is theirs. */
export interface Leaver {
  readonly accountId: string;
  readonly kingdomId: string;
  unanswered: number;
  isGone: boolean;
  refused: string | null;
}

export class Journal {
  readonly leavers: Leaver[] = [];
  readonly entries: Entry[] = [];
  readonly lessons: Lesson[] = [];
  /** Accounts that were given, with their kingdoms. */
  readonly players = new Map<string, Player>();
  /** By battle, the rounds that somebody has seen, first round first. */
  readonly rounds = new Map<string, Map<number, unknown>>();
  /** What one server said and another, or the same one later, took back. */
  readonly contradictions: string[] = [];
  /** Refusals by code, final or not. */
  readonly refusals = new Map<string, number>();
  #acknowledged = 0;
  readonly #marked = new Map<string, number>();

  get acknowledged(): number {
    return this.#acknowledged + this.players.size;
  }

  begin(accountId: string, command: Command): Entry {
    const entry: Entry = { accountId, command, unanswered: 0, inVain: [], answer: null, refused: null };
    this.entries.push(entry);
    return entry;
  }

  acknowledge(entry: Entry, answer: ActionResult): void {
    if (entry.answer === null) {
      entry.answer = answer;
      this.#acknowledged += 1;
    } else if (!isDeepStrictEqual(plain(entry.answer), plain(answer)))
      this.contradictions.push(`command ${entry.command.commandId} was answered anew, and otherwise`);
  }

  /** A refusal, whatever it was of. */
  heard(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  /** A question of the academy is about to be answered. */
  put(accountId: string, questionId: string): Lesson {
    const lesson: Lesson = { accountId, questionId, unanswered: 0, turns: null, refused: null };
    this.lessons.push(lesson);
    return lesson;
  }

  learned(lesson: Lesson, turns: number): void {
    lesson.turns = turns;
    this.#acknowledged += 1;
  }

  /** It was not taken, and says so. */
  unlearned(lesson: Lesson, code: string): void {
    lesson.refused = code;
  }

  /** Somebody is about to leave for good. */
  leaves(accountId: string, kingdomId: string): Leaver {
    const leaver: Leaver = { accountId, kingdomId, unanswered: 0, isGone: false, refused: null };
    this.leavers.push(leaver);
    return leaver;
  }

  /** They have been told that they are gone. */
  left(leaver: Leaver): void {
    leaver.isGone = true;
    this.#acknowledged += 1;
  }

  refuse(entry: Entry, code: string, isFinal: boolean): void {
    this.heard(code);
    // Who is asked to come again has been told nothing of what was done.
    if (!isFinal) return;
    if (entry.answer !== null)
      this.contradictions.push(`command ${entry.command.commandId} was acknowledged, then refused: ${code}`);
    else entry.refused = code;
  }

  /** Somebody sees these rounds of a battle, the first of them the round after `fromRound`. */
  saw(battleId: string, fromRound: number, rounds: readonly unknown[]): void {
    const seen = this.rounds.get(battleId) ?? new Map<number, unknown>();
    this.rounds.set(battleId, seen);
    for (const [index, log] of rounds.entries()) {
      const round = fromRound + index + 1;
      const before = seen.get(round);
      if (before === undefined) seen.set(round, plain(log));
      else if (!isDeepStrictEqual(before, plain(log)))
        this.contradictions.push(`round ${round} of battle ${battleId} was shown in two ways`);
    }
  }

  /** From now on, no battle may be shown with fewer rounds than somebody has seen of it. */
  mark(): void {
    for (const [battleId, seen] of this.rounds) this.#marked.set(battleId, seen.size);
  }

  /** Somebody sees a whole battle. What is seen in one place may be older than what was seen in another, but not than the last mark. */
  sawWhole(battleId: string, rounds: readonly unknown[]): void {
    const most = this.#marked.get(battleId) ?? 0;
    if (rounds.length < most)
      this.contradictions.push(`battle ${battleId} went back from round ${most} to ${rounds.length}`);
    this.saw(battleId, 0, rounds);
  }
}
