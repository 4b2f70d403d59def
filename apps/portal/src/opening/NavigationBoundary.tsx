import { Component, type ReactNode } from 'react';
import { paths } from '../addresses/paths.ts';
import { type ChunkOutcome, chunkOutcome } from '../navigation/chunk-problem.ts';
import { PageProblem } from './PageProblem.tsx';

interface NavigationBoundaryProps {
  readonly navigate: (to: string) => void;
  readonly children: ReactNode;
}

type Trouble = 'none' | 'page' | ChunkOutcome;

/** A page that could not be shown: a part of the portal that did not load says so, anything else ends at /404 (spec 2.4). */
export class NavigationBoundary extends Component<NavigationBoundaryProps, { readonly trouble: Trouble }> {
  override state: { trouble: Trouble } = { trouble: 'none' };

  static getDerivedStateFromError(error: unknown): { trouble: Trouble } {
    return { trouble: chunkOutcome(error) ?? 'page' };
  }

  override componentDidCatch(): void {
    if (this.state.trouble === 'page') this.props.navigate(paths.notFound());
  }

  override render(): ReactNode {
    const { trouble } = this.state;
    if (trouble === 'none') return this.props.children;
    return trouble === 'page' ? null : <PageProblem trouble={trouble} />;
  }
}
