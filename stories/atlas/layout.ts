import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs';
import type { Box } from './boxes.ts';
import type { Exit } from './exits.ts';
import type { FlowTransition } from './flow-graph.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedBox extends Box, Point {}

/** An arrow as drawn: the corners it runs around. */
export interface Arrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  readonly transitions: readonly FlowTransition[];
}

export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly Arrow[];
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.padding': '[top=40,left=40,bottom=40,right=40]',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
  'elk.layered.thoroughness': '3',
} as const;

const entryPort = (box: string): string => `${box} in`;

/** The flow begins at the left edge. */
const isBeginning = ({ parent, state }: Box): boolean => parent === null && state?.isInitial === true;

function elkNode(box: Box, inside: readonly ElkNode[]): ElkNode {
  if (box.kind === 'group') {
    return {
      id: box.id,
      children: [...inside],
      ports: [{ id: entryPort(box.id), width: 0, height: 0, layoutOptions: { 'elk.port.side': 'WEST' } }],
      layoutOptions: {
        'elk.padding': '[top=64,left=32,bottom=32,right=32]',
        'elk.portConstraints': 'FIXED_SIDE',
      },
    };
  }
  return {
    id: box.id,
    width: box.width,
    height: box.height,
    ports: [
      {
        id: entryPort(box.id),
        x: 0,
        y: box.entry,
        width: 0,
        height: 0,
        layoutOptions: { 'elk.port.side': 'WEST' },
      },
      ...box.exits.map(({ id, y }) => ({
        id,
        x: box.width,
        y,
        width: 0,
        height: 0,
        layoutOptions: { 'elk.port.side': 'EAST' },
      })),
    ],
    layoutOptions: {
      'elk.portConstraints': 'FIXED_POS',
      ...(isBeginning(box) && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
    },
  };
}

const nodesIn = (boxes: readonly Box[], parent: string | null): ElkNode[] =>
  boxes.filter((box) => box.parent === parent).map((box) => elkNode(box, nodesIn(boxes, box.id)));

const arrowId = (exit: Exit, target: string): string => `${exit.id} | ${target}`;

interface Drawn extends Pick<Arrow, 'id' | 'from' | 'to' | 'transitions'> {
  readonly exit: string;
}

const drawnOf = (boxes: readonly Box[]): Drawn[] =>
  boxes.flatMap((box) =>
    box.exits.flatMap((exit) =>
      [...exit.targets].map(([to, transitions]) => ({
        id: arrowId(exit, to),
        exit: exit.id,
        from: box.id,
        to,
        transitions,
      })),
    ),
  );

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

const flattened = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flattened)];

/** Asks ELK where everything goes. The same boxes always lie the same way. */
export async function layOut(boxes: readonly Box[], elk: Pick<ELK, 'layout'>): Promise<FlowLayout> {
  const drawn = drawnOf(boxes);
  const laid: ElkNode = await elk.layout({
    id: 'flow',
    layoutOptions: {
      ...options,
      // So many in a column that the whole is about as wide as a page on its side.
      'elk.layered.layering.coffmanGraham.layerBound': `${Math.ceil(Math.sqrt(boxes.length) * 1.2)}`,
    },
    children: nodesIn(boxes, null),
    edges: drawn.map(({ id, exit, to }) => ({ id, sources: [exit], targets: [entryPort(to)] })),
  });
  const nodes = new Map(flattened(laid).map((node) => [node.id, node]));
  const edges = new Map(
    flattened(laid).flatMap(({ edges: of = [] }) => of.map((edge) => [edge.id, edge] as const)),
  );
  const placed = boxes.map((box): PlacedBox => {
    const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(box.id) ?? {};
    return box.kind === 'group' ? { ...box, x, y, width, height, drawnWidth: width } : { ...box, x, y };
  });
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes: placed,
    arrows: drawn.map(({ exit: _, ...arrow }) => {
      const edge = edges.get(arrow.id);
      const from = placed.find(({ id }) => id === arrow.from);
      const points = edge ? pointsOf(edge) : [];
      const [first] = points;
      // From the edge of what is drawn, under the words, to where ELK takes over.
      const start = from && first ? [{ x: from.x + from.drawnWidth, y: first.y }] : [];
      return { ...arrow, points: [...start, ...points] };
    }),
  };
}
