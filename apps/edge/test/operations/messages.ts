import { ChangeMessageSettingDocument, MessageSettingsDocument } from '@linework/contract';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import type { ParityCase } from '../parity/parity-case.ts';
import { readByMany } from '../parity/reading-cases.ts';
import type { KnownAccount } from '../support/customers.ts';

const receiptsOff = ({ accountId }: KnownAccount) => ({
  input: { accountId, kind: 'paymentMade' as const, isOn: false },
});

/** Switches one after another, and asks how all of it stands each time. */
const switches =
  (turns: readonly boolean[]): ParityCase['does'] =>
  async (portal) => {
    const { accountId } = portal.customer;
    for (const isOn of turns) {
      const input = { accountId, kind: 'cardExpiring' as const, isOn };
      await portal.ask(ChangeMessageSettingDocument, { input });
      await portal.ask(MessageSettingsDocument, { accountId });
    }
  };

export const messagesOperations = {
  messageSettings: asked(MessageSettingsDocument, ofAccount, readByMany),
  changeMessageSetting: asked(ChangeMessageSettingDocument, receiptsOff, () => [
    { what: 'off, twice', code: null, changes: true, does: switches([false, false]) },
    { what: 'off and on again, twice', code: null, changes: true, does: switches([false, true, true]) },
  ]),
};
