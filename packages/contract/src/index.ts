export * from './alert-link.ts';
export * from './analytics/deferred-pages.ts';
export * from './analytics/events.ts';
export * from './analytics/field.ts';
export * from './analytics/message.ts';
export * from './analytics/words.ts';
export * from './experiments/experiments.ts';
export type * from './first-sight.ts';
export * from './generated/graph.ts';
export {
  PortalConfigurationDocument,
  type PortalConfigurationQuery,
} from './generated/graph-auxiliary.ts';
export type * as AuxiliarySchema from './generated/graph-auxiliary-schema.ts';
export type * as GraphSchema from './generated/graph-schema.ts';
export * from './generated/wire.ts';
export * from './json-pointer.ts';
export * from './later-paths.ts';
export * from './mount-paths.ts';
export * from './mounted-part.ts';
export * from './own-address.ts';
export * from './page-answer.ts';
export * from './page-paths.ts';
export * from './page-questions.ts';
export * from './page-words.ts';
export * from './path-pattern.ts';
export * from './problem.ts';
export * from './rest.ts';
export type * from './rest.types.ts';
export * from './rest-paths.ts';
export * from './spoken-language.ts';
export * from './toggles/toggles.ts';
export type * from './typed-document.ts';
