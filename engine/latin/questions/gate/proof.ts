// What the gate answers: a question is sound, or why it is not. Invariant: a reason is a sentence.

export const fails = (reason: string): Proof => ({ ok: false, reason });

/** Whether a question may be asked; if not, the first reason, for whoever wrote it. */
export type Proof = { readonly ok: true } | { readonly ok: false; readonly reason: string };
export const OK: Proof = { ok: true };
