import { moneyToWire } from '@linework/contract';
import { addDays, usd } from '@linework/domain';
import { storyToday } from '@linework/fixtures';
import fc from 'fast-check';
import { isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql';
import { otherAccount, ownAccount } from './fuzz-accounts.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { living } from './living-values.ts';
import { type DocumentVariable, firstKey, memberOf, type OwnDocument } from './right-values.ts';

const idsOf = ({ facts }: typeof ownAccount): string[] => [
  facts.account.id,
  ...facts.payments.slice(0, 4).map(({ id }) => id),
  ...facts.methods.map(({ id }) => id),
  ...facts.bills.slice(0, 1).map(({ id }) => id),
];

/** Identifiers that exist, in whatever place, and some that do not. */
const knownId = fc.oneof(fc.constantFrom(...idsOf(ownAccount), ...idsOf(otherAccount), firstKey), fc.uuid());

/** What else may stand in the place of a right value, and be right at times. */
const alternatives: Readonly<Record<string, readonly unknown[]>> = {
  id: [living.payment, living.scheduled],
  paymentId: [living.scheduled],
  idempotencyKey: [firstKey],
  after: [null, ''],
  first: [1, 2, 20, null],
  amount: [moneyToWire(usd(101)), moneyToWire(usd(5_000)), { unit: 'USD', value: living.due }],
  expectedAmountDue: [
    { unit: 'USD', value: living.due },
    { unit: 'USD', value: living.due },
  ],
  paymentDate: [storyToday, storyToday, addDays(storyToday, 3), addDays(storyToday, 21)],
  paymentMethodId: [...ownAccount.facts.methods.map(({ id }) => id), null],
  cardDataToken: [living.token],
  savePaymentMethod: [true],
  methodId: [living.spareMethod],
  version: [1, 2, 3],
  cancels: [[], [living.scheduled]],
  name: [null, 'Office card', '4000 0000 0000 0002'],
};

/** Right, or nearly: so that one wrong value is not hidden behind another. */
const plausible = (variable: DocumentVariable): fc.Arbitrary<unknown> =>
  fc.constantFrom(variable.right, ...(alternatives[variable.name] ?? []));

const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ID: knownId,
  Int: fc.constantFrom(-1, 0, 1, 2, 100, 101, 2 ** 31 - 1, 2 ** 31, 1.5),
  Boolean: fc.boolean(),
  BusinessDate: fc.constantFrom(
    '2026-11-21',
    '2026-11-20',
    '2026-11-22',
    '2026-11-29',
    '2027-01-25',
    '2027-12-31',
  ),
  String: fc.constantFrom(
    'USD',
    '1.00',
    '0.01',
    '5000.01',
    'pay-bill',
    '{"step":"date"}',
    '[]',
    'MjAyNi0xMS0yMXw',
  ),
};

const amounts = fc.oneof(
  fc.constant({ unit: 'USD', value: living.due }),
  fc.integer({ min: -100, max: 600_000 }).map((cents) => moneyToWire(usd(cents))),
);

type Typed = Pick<DocumentVariable, 'type' | 'right'>;

/** A value that the type allows, if not always the rules. */
function allowed({ type, right }: Typed): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return allowed({ type: type.ofType, right });
  if (isListType(type))
    return fc.array(allowed({ type: type.ofType, right: memberOf(right, '0') }), { maxLength: 5 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isScalarType(type)) return scalars[type.name] ?? hostileText;
  if (type.name === 'MoneyInput') return fc.oneof(amounts, members({ type, right }));
  return members({ type, right });
}

/** An object whose members are right, most of the time but for one or two. */
function members({ type, right: whole }: Typed): fc.Arbitrary<unknown> {
  if (!isInputObjectType(type)) return hostileValue;
  const fields = Object.values(type.getFields()).map((field) => ({
    name: field.name,
    type: field.type,
    right: memberOf(whole, field.name),
  }));
  const right = fc.record(Object.fromEntries(fields.map((field) => [field.name, plausible(field)])));
  const wrong = fc
    .constantFrom(...fields)
    .chain((field) => mixed(field).map((value) => ({ [field.name]: value })));
  const spoilt = fc.tuple(right, wrong).map(([value, change]) => ({ ...value, ...change }));
  return fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 6, arbitrary: spoilt },
    { weight: 2, arbitrary: fc.tuple(spoilt, wrong).map(([value, change]) => ({ ...value, ...change })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, fc.constantFrom(...fields))
        .map(([value, field]) =>
          Object.fromEntries(Object.entries(value).filter(([name]) => name !== field.name)),
        ),
    },
    { weight: 1, arbitrary: fc.tuple(right, hostileText).map(([value, name]) => ({ ...value, [name]: 1 })) },
  );
}

const mixed = (variable: DocumentVariable): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: plausible(variable) },
    { weight: 4, arbitrary: allowed(variable) },
    { weight: 1, arbitrary: hostileValue },
  );

/** Variables of a document, by the types that the schema gives them. */
export function graphVariables({ variables }: OwnDocument): fc.Arbitrary<object> {
  const right = fc.record(
    Object.fromEntries(
      variables.map((variable) => {
        const type = isNonNullType(variable.type) ? variable.type.ofType : variable.type;
        return [
          variable.name,
          isInputObjectType(type) && type.name !== 'MoneyInput'
            ? members({ type, right: variable.right })
            : plausible(variable),
        ];
      }),
    ),
  );
  const record = Object.fromEntries(
    variables.map((variable) => [
      variable.name,
      isInputObjectType(isNonNullType(variable.type) ? variable.type.ofType : variable.type)
        ? fc.oneof({ weight: 9, arbitrary: allowed(variable) }, { weight: 1, arbitrary: hostileValue })
        : mixed(variable),
    ]),
  );
  return fc.oneof(
    { weight: 8, arbitrary: right },
    { weight: 6, arbitrary: fc.record(record) },
    { weight: 1, arbitrary: fc.record(record, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.dictionary(hostileText, hostileValue, { maxKeys: 4 }) },
  );
}
