// The names under which facts are told (server/app/publish.ts). An aggregate says in its declaration under which its changes go out.
// Invariant: nobody spells a topic by hand.

export const topics = {
  /** Every kingdom, battle and chronicle line of a game server. */
  realm: (serverId: string): string => `realm/${serverId}`,
  /** What concerns one account: its kingdoms, battles and notices. */
  account: (accountId: string): string => `account/${accountId}`,
  battle: (battleId: string): string => `battle/${battleId}`,
  /** The end of a session. */
  session: (sessionId: string): string => `session/${sessionId}`,
  /** The end of any session. */
  sessions: (): string => 'sessions',
  /** An account itself: what it may, and whether it is there. */
  standing: (accountId: string): string => `standing/${accountId}`,
  /** Jobs that were written, so that the runner of this process need not wait for its next look. */
  jobs: (): string => 'jobs',
};
