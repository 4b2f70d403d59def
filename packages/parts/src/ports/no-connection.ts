/**
 * How a port says that nothing answered, and why: there is no way to the server. Thrown where something was to be sent
 * that takes no money; for a payment itself it is no answer like any other.
 */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}
