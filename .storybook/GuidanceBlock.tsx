import { Source } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import type { Guidance } from '../packages/design-system/src/accessibility/guidance.ts';

const files = import.meta.glob<Guidance>('../packages/design-system/src/**/*.guidance.ts', {
  import: 'guidance',
});
const loading = new Map<string, Promise<Guidance | null>>();

function guidanceOf(component: string): Promise<Guidance | null> {
  const file = Object.keys(files).find((name) => name.endsWith(`/${component}.guidance.ts`));
  const found = loading.get(component) ?? files[file ?? '']?.() ?? Promise.resolve(null);
  loading.set(component, found);
  return found;
}

function Lines({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {of.map((line) => (
          <li key={line}>
            {line.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Told({ component }: { component: string }) {
  const guidance = use(guidanceOf(component));
  if (!guidance) return null;
  return (
    <section className="guidance" aria-labelledby="guidance">
      <h2 id="guidance">When to use it</h2>
      <p>{guidance.use}</p>
      <div className="guidance-lists">
        <Lines title="Do" of={guidance.dos} />
        <Lines title="Don’t" of={guidance.donts} />
      </div>
      <Source language="tsx" code={`import { ${component} } from '@linework/design-system';`} />
    </section>
  );
}

/** When a component is the right one, how it is used well, and how it is brought in. */
export function GuidanceBlock({ component }: { component: string }) {
  return (
    <Suspense>
      <Told component={component} />
    </Suspense>
  );
}
