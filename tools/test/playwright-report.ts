import { z } from 'zod';

const spec = z.object({
  file: z.string(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          /** Milliseconds. */
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().default('') })),
        }),
      ),
    }),
  ),
});

interface Suite {
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec), suites: z.array(suite).optional() }),
);

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Every test that Playwright's JSON report names, however deep it stands. */
export const specsOfPlaywright = (report: unknown): Suite['specs'] =>
  z
    .object({ suites: z.array(suite) })
    .parse(report)
    .suites.flatMap(specsOf);
