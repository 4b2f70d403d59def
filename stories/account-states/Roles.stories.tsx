import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { RoleView } from './RoleView.tsx';

const meta = preview.meta({ title: 'Account states/Roles', component: RoleView });

export const Primary = meta.story({ args: { role: 'PRIMARY' }, tags: ['role:primary'] });
export const Admin = meta.story({ args: { role: 'ADMIN' }, tags: ['role:admin'] });
export const Billing = meta.story({ args: { role: 'BILLING' }, tags: ['role:billing'] });
export const Standard = meta.story({
  args: { role: 'STANDARD' },
  tags: ['role:standard'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('may')).toHaveLength(1);
  },
});
