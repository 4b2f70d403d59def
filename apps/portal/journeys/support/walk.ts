import { type Locator, type Page, expect as promptly } from '@playwright/test';
import { signInByCalls } from './sign-in-calls.ts';
import { type Language, words } from './words.ts';

const demoPassword = 'linework-demo';

// As patient as the journeys are, for whoever else walks this way.
const expect = promptly.configure({ timeout: 15_000 });

/** Something of billing home that the portal alone draws, once all of it is: its first sight is the edge's, and is replaced. */
export const wholePage = (page: Page): Locator => page.locator('main [aria-busy="false"]');

export interface Card {
  readonly number: string;
  readonly code?: string;
  readonly save?: boolean;
}

/** What a customer does, in the words of their language. Each step waits for what it leads to. */
export class Customer {
  readonly page: Page;
  readonly say: ReturnType<typeof words>;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.say = words(language);
  }

  heading(file: Parameters<typeof this.say>[0], key: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say(file, key) });
  }

  button(file: Parameters<typeof this.say>[0], key: string): Locator {
    return this.page.getByRole('button', { name: this.say(file, key) });
  }

  async fillSignIn(username: string): Promise<void> {
    await this.page.getByLabel(this.say('signIn', 'username')).fill(username);
    await this.page.getByLabel(this.say('signIn', 'password.label')).fill(demoPassword);
  }

  async submitSignIn(): Promise<void> {
    await this.button('signIn', 'submit').click();
  }

  /** Signs in at the sign-in page, and arrives wherever that leads. */
  async signIn(username: string, target?: string): Promise<void> {
    await this.page.goto(target ?? '/login');
    await this.fillSignIn(username);
    await this.submitSignIn();
    await this.page.waitForURL((url) => !['/login', '/sign-in-redirect'].includes(url.pathname));
  }

  /** Comes to a page as somebody who signed in before. */
  async arrive(username: string, path = '/account-summary'): Promise<void> {
    await signInByCalls(this.page.context(), { username, password: demoPassword });
    await this.page.goto(path);
  }

  /** Signs out once the page has all it asks for: what is still asked by then is refused, which browsers report. */
  async signOut(): Promise<void> {
    await expect(this.page.getByRole('link', { name: this.startsLike('foot', 'privacy') })).toBeVisible();
    await this.button('shell', 'signOut').click();
  }

  /** Leaves the portal, signed in no more. */
  async goAway(): Promise<void> {
    // What a page still asks as it is left goes with the session that it had.
    await this.page.goto('about:blank');
    await this.page.context().clearCookies();
  }

  /** Comes to a page as somebody else, in the browser of who was there before: it has what it needs of the portal already. */
  async comeAs(username: string, path: string): Promise<void> {
    await this.goAway();
    await this.arrive(username, path);
  }

  async openBilling(): Promise<void> {
    await this.page.goto('/billing/pay-bill');
    await expect(this.heading('home', 'heading')).toBeVisible();
  }

  /** The first way to pay that a page offers: filled where something is to be done, outlined where all is covered. */
  payLink(): Locator {
    const said = ['pay', 'payNow', 'payBesides'].map((key) => this.say('due', key).source);
    return this.page.getByRole('link', { name: new RegExp(said.join('|')) });
  }

  /** From billing home to the first step of a payment, as somebody who signed in before. */
  async openPayment(username: string): Promise<void> {
    await this.arrive(username, '/billing/pay-bill');
    await this.payLink().click();
    await expect(this.heading('oneTimePayment', 'amount.heading')).toBeVisible();
  }

  async chooseAmountDue(): Promise<void> {
    await this.button('flow', 'continueWith').click();
    await expect(this.heading('oneTimePayment', 'method.heading')).toBeVisible();
  }

  async chooseOther(amount: string): Promise<void> {
    await this.page.getByRole('radio', { name: this.startsLike('payment', 'amount.other') }).press(' ');
    await this.page.getByRole('textbox', { name: this.say('payment', 'amount.field') }).fill(amount);
    await this.chooseAmountDue();
  }

  async giveSavedCard(code = '123'): Promise<void> {
    await this.securityCode().fill(code);
    await this.button('flow', 'continue').click();
  }

  securityCode(): Locator {
    return this.page.getByRole('textbox', { name: this.say('methods', 'securityCode.label') });
  }

  async openNewCard(): Promise<void> {
    await this.page.getByRole('radio', { name: this.startsLike('methods', 'picker.newCard') }).press(' ');
    await this.button('flow', 'continue').click();
    await expect(this.heading('flow', 'card.heading')).toBeVisible();
  }

  async typeCard({ number, code = '123', save = false }: Card): Promise<void> {
    const field = (key: string) => this.page.getByRole('textbox', { name: this.say('methods', key) });
    await field('card.number').fill(number);
    await field('card.name').fill('Ana Lindqvist');
    await field('card.expiration').fill('08/39');
    await field('card.postalCode').fill('10001');
    await this.securityCode().fill(code);
    if (save) await this.page.getByRole('checkbox', { name: this.say('methods', 'card.save') }).press(' ');
    await this.button('flow', 'continue').click();
  }

  async giveNewCard(card: Card): Promise<void> {
    await this.openNewCard();
    await this.typeCard(card);
  }

  /** From the step that asks for a method on, with a bank account's numbers typed. */
  async giveNewBankAccount(): Promise<void> {
    await this.page
      .getByRole('radio', { name: this.startsLike('methods', 'picker.newBankAccount') })
      .press(' ');
    await this.button('flow', 'continue').click();
    await expect(this.heading('flow', 'bankAccount.heading')).toBeVisible();
    const field = (key: string) =>
      this.page.getByRole('textbox', { name: this.say('methods', `bank.${key}`) });
    await field('name').fill('Ana Lindqvist');
    await field('routingNumber').fill('999000001');
    await field('accountNumber').fill('000100001');
    await field('confirmAccountNumber').fill('000100001');
    await this.button('flow', 'continue').click();
  }

  /** Whether the day is asked for: where it has to be paid today there is none to choose, and the review comes next. */
  async isAskedForDay(): Promise<boolean> {
    const date = this.heading('oneTimePayment', 'date.heading');
    await expect(date.or(this.review())).toBeVisible();
    return await date.isVisible();
  }

  async payToday(): Promise<void> {
    if (await this.isAskedForDay()) await this.button('flow', 'continue').click();
    await expect(this.review()).toBeVisible();
  }

  /** Types a day so many days from today as the field takes it, where the account is billed. */
  async typeDay(daysAhead: number): Promise<void> {
    const day = new Intl.DateTimeFormat('en-US', {
      month: '2-digit',
      day: '2-digit',
      year: '2-digit',
      timeZone: 'America/New_York',
    }).format(new Date(Date.now() + daysAhead * 86_400_000));
    await this.page.getByRole('textbox', { name: this.say('payment', 'date.field') }).fill(day);
  }

  /** At the step of the day: another one than today, so many days from it. */
  async typeAnotherDay(daysAhead: number): Promise<void> {
    await this.page.getByRole('radio', { name: this.startsLike('payment', 'date.later') }).press(' ');
    await this.typeDay(daysAhead);
  }

  /** From the step of the day to the page that says that the payment is scheduled. */
  async schedule(daysAhead: number): Promise<void> {
    await this.typeAnotherDay(daysAhead);
    await this.button('flow', 'continue').click();
    await this.button('payment', 'review.schedule').click();
    await expect(this.outcome('LW-PAY-002', 'titleWith')).toBeVisible();
  }

  /** The heading that says once more what is about to be paid, today or on another day. */
  review(): Locator {
    const heading = (key: string) =>
      this.page.getByRole('heading', { level: 1, name: this.startsLike('payment', key) });
    return heading('review.paying').or(heading('review.willPay'));
  }

  payButton(): Locator {
    return this.button('payment', 'review.pay');
  }

  async pay(): Promise<void> {
    await this.payButton().click();
  }

  /** The page that an outcome has. A receipt's heading goes on with the day. */
  outcome(code: string, part: 'title' | 'titleWith' = 'title'): Locator {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.startsLike('outcomes', `${code}.${part}`),
    });
  }

  /** Another way to pay, beside a failure: its row begins with its title. */
  way(name: string): Locator {
    return this.page.getByRole('button', { name: this.startsLike('waysOn', `${name}.title`) });
  }

  /** The reference that the page shows of an outcome, in its one form. */
  async referenceOf(code: string): Promise<string> {
    const line = this.page.getByText(`${code} · `);
    await expect(line).toHaveText(/ · [2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}( · |$)/);
    const [reference = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await line.textContent()) ?? '') ?? [];
    return reference;
  }

  /** The number that confirms a payment, as the page shows it beside its way to be copied. */
  async confirmationNumber(): Promise<string> {
    const number = this.page.getByText(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    return (await number.textContent()) ?? '';
  }

  async expectPaid(): Promise<void> {
    await expect(this.outcome('LW-PAY-001', 'titleWith')).toBeVisible({ timeout: 15_000 });
  }

  /** A label that is followed by notes: its beginning. */
  startsLike(file: Parameters<typeof this.say>[0], key: string): RegExp {
    return new RegExp(this.say(file, key).source.replace(/\$$/, ''));
  }
}
