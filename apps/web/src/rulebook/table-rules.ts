import type { Language } from '@kast/games';
import type { Door } from '../page/doors.ts';
import type { Messages } from './texts/messages.generated.ts';

export type TableRules = Messages['rulebook']['table'];

/** The rules that hold at every table, which only a rulebook tells. */
export function tableRulesDoor(spoken: Language): Door<TableRules> {
  return {
    name: `rules of the table in ${spoken}`,
    async open() {
      const { messages } = (await import(`./texts/${spoken}/index.ftl`)) as {
        readonly messages: Messages;
      };
      return messages.rulebook.table;
    },
  };
}
