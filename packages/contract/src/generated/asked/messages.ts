// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { ChangeMessageSettingMutation, ChangeMessageSettingMutationVariables, MessageSettingsQuery, MessageSettingsQueryVariables } from '../graph.ts';

export const MessageSettingsDocument: TypedDocument<MessageSettingsQuery, MessageSettingsQueryVariables> = {
  id: 'sha256:a8217f2dcdab7fea8e72284c8e629e78011ba99e259ec6b681511474efdf7faf',
  name: 'MessageSettings',
};

export const ChangeMessageSettingDocument: TypedDocument<ChangeMessageSettingMutation, ChangeMessageSettingMutationVariables> = {
  id: 'sha256:1b7ef752de101800cbe2d1a359cad3f7f16c8a0e21c921ade34a6408f4bc3550',
  name: 'ChangeMessageSetting',
};
