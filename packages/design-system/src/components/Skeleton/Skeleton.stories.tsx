import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inFlow, padded } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { Card } from '../Card/Card.tsx';
import { LoadingRegion } from './LoadingRegion.tsx';
import { skeletonAccessibility } from './Skeleton.accessibility.ts';
import { Skeleton, type SkeletonProps, type SkeletonShape } from './Skeleton.tsx';

const meta = preview.meta({
  id: 'components-skeleton',
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: skeletonAccessibility },
  decorators: [inFlow],
});

export const AmountDue = meta.story({
  render: () => (
    <LoadingRegion label="Loading your bill">
      <Card prominence="hero">
        <div>
          <Skeleton width="6rem" />
          <Skeleton shape="figure" width="11rem" />
          <Skeleton width="20rem" />
        </div>
        <Skeleton shape="control" width="10rem" />
      </Card>
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your bill');
  },
});

const shapes: SkeletonShape[] = ['text', 'title', 'figure', 'tile', 'control', 'block'];

export const Shapes = meta.story({
  render: () => (
    <>
      {shapes.map((shape) => (
        <p key={shape}>
          {shape}
          <Skeleton shape={shape} />
        </p>
      ))}
    </>
  ),
});

const all = permutations<SkeletonProps>({
  shape: ['text', 'title', 'figure', 'tile', 'control', 'block'],
  width: ['100%', '6rem'],
});

export const Permutations = meta.story({
  render: (args) => (
    <PermutationPage of={all}>{(props) => <Skeleton {...args} {...props} />}</PermutationPage>
  ),
});
