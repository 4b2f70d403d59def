import { Navigate, useRouteError } from 'react-router-dom';
import { paths } from '../routes/paths.ts';
import { ChunkProblem } from './ChunkProblem.tsx';
import { isChunkProblem } from './chunk-problem.ts';

/** A page that could not be shown: a part of the portal that did not load says so, anything else ends at /404 (spec 2.4). */
export function NavigationProblem() {
  const error = useRouteError();
  return isChunkProblem(error) ? <ChunkProblem /> : <Navigate to={paths.notFound()} replace />;
}
