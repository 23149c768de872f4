// Taking up rule on another game server: the account remembers where it is.
import { ok } from '../../core/result.ts';
import { accountDeed } from '../deed.ts';
import { changed } from '../outcome.ts';
import { enterServer } from './enterServer.ts';

export const enterServerDeed = accountDeed(enterServer, ({ account, rules }) =>
  ok({
    changes:
      account.currentServerId === rules.id
        ? []
        : [changed('accounts', { ...account, currentServerId: rules.id })],
    message: { code: 'serverEntered', params: { server: rules.name } },
    report: { currentServerId: rules.id },
  }),
);
