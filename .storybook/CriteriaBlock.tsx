import type { AccessibilityCriteria } from '../packages/design-system/src/accessibility/criteria.ts';
import { patternAddress } from '../packages/design-system/src/accessibility/patterns.ts';
import {
  type CriterionNumber,
  understanding,
  wcag,
} from '../packages/design-system/src/accessibility/wcag.ts';

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

const isCriterion = (number: string): number is CriterionNumber => number in wcag;

function Proof({ id }: { id: string }) {
  const [, name = id] = id.split('--');
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {name.replaceAll('-', ' ')}
    </a>
  );
}

function Lines({ of }: { of: readonly (readonly [what: string, does: string | null, proof: string])[] }) {
  return (
    <tbody>
      {of.map(([what, does, proof]) => (
        <tr key={what + does}>
          {does === null ? <td>{what}</td> : <th scope="row">{what}</th>}
          {does !== null && <td>{does}</td>}
          <td>
            <Proof id={proof} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** What a component promises for accessibility, beside its stories, with the story whose play proves each line. */
export function CriteriaBlock({ criteria }: { criteria: AccessibilityCriteria }) {
  const { role, pattern, keyboard, names, focus, forcedColors, reducedMotion, zoom } = criteria;
  const met = Object.entries(criteria.wcag).sort(([a], [b]) => byNumber(a, b));
  return (
    <section className="criteria" aria-labelledby="accessibility">
      <h2 id="accessibility">Accessibility</h2>
      <p>
        Role: {role}. Follows <a href={patternAddress(pattern)}>{pattern}</a> of the ARIA Authoring Practices.
      </p>
      <h3>Keyboard</h3>
      {typeof keyboard === 'string' ? (
        <p>{keyboard}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
              <th scope="col">Proven by</th>
            </tr>
          </thead>
          <Lines of={keyboard.map(({ key, does, provenBy }) => [key, does, provenBy])} />
        </table>
      )}
      <h3>Names and announcements</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">What is said</th>
            <th scope="col">Proven by</th>
          </tr>
        </thead>
        <Lines of={names.map(({ says, provenBy }) => [says, null, provenBy])} />
      </table>
      <h3>Focus</h3>
      <p>{focus}</p>
      <h3>WCAG 2.2</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">How it is met</th>
          </tr>
        </thead>
        <tbody>
          {met.map(([number, how]) => (
            <tr key={number}>
              <th scope="row">
                {isCriterion(number) ? (
                  <a href={understanding(number)}>
                    {number} {wcag[number]}
                  </a>
                ) : (
                  number
                )}
              </th>
              <td>{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>When looks are changed</h3>
      <table>
        <tbody>
          <tr>
            <th scope="row">Forced colors</th>
            <td>{forcedColors}</td>
          </tr>
          <tr>
            <th scope="row">Reduced motion</th>
            <td>{reducedMotion}</td>
          </tr>
          <tr>
            <th scope="row">400 % zoom</th>
            <td>{zoom}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
