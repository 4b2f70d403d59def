import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** How the map is looked at: `zoom` 1 shows the whole of it. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const whole: View = { x: 0, y: 0, zoom: 1 };
const closest = 24;
const keyZoom = 1.4;
/** Pixels that a hand may shake while it clicks. */
const dragBegins = 5;

/** Zooms by a factor around a point that stays where it is; never farther away than the whole. */
export function zoomed({ x, y, zoom }: View, factor: number, around: { x: number; y: number }): View {
  const next = Math.min(closest, Math.max(1, zoom * factor));
  if (next === 1) return whole;
  const grown = next / zoom;
  return { zoom: next, x: around.x - (around.x - x) * grown, y: around.y - (around.y - y) * grown };
}

/** Moves the map so that a part of it stands in the middle. */
export const centred = ({ zoom }: View, { width, height }: Size, part: { x: number; y: number }): View =>
  zoom === 1 ? whole : { zoom, x: width / 2 - part.x * zoom, y: height / 2 - part.y * zoom };

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What a key does to the view; null for a key that does nothing to it. */
export function viewAfterKey(key: string, view: View, { width, height }: Size): View | null {
  const middle = { x: width / 2, y: height / 2 };
  if (key === '+' || key === '=') return zoomed(view, keyZoom, middle);
  if (key === '-' || key === '_') return zoomed(view, 1 / keyZoom, middle);
  if (key === '0') return whole;
  const move = moves[key];
  return move ? { ...view, x: view.x + move[0] * width * 0.08, y: view.y + move[1] * height * 0.08 } : null;
}

/** Zooms and moves the map by keyboard, wheel, pointer and buttons. */
export function useView(size: Size) {
  const [view, setView] = useState(whole);
  const map = useRef<SVGSVGElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(0);

  /** A place on the screen in the map's own units. */
  const onMap = (at: { clientX: number; clientY: number }): { x: number; y: number } => {
    const matrix = map.current?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix) : { x: 0, y: 0 };
  };

  // React listens to wheels passively, and then the page would scroll along.
  useEffect(() => {
    const { current } = map;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const matrix = current?.getScreenCTM()?.inverse();
      const around = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
      setView((before) => zoomed(before, Math.exp(-event.deltaY / 400), around));
    };
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, []);

  const press = (key: string): boolean => {
    const next = viewAfterKey(key, view, size);
    if (next) setView(next);
    return next !== null;
  };

  return {
    map,
    view,
    press,
    show: (part: { x: number; y: number }) => setView((before) => centred(before, size, part)),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (press(event.key)) event.preventDefault();
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        grip.current = onMap(event);
        dragged.current = 0;
      },
      onPointerMove: (event: PointerEvent) => {
        if (!grip.current || event.buttons === 0) return;
        const [from, to] = [grip.current, onMap(event)];
        grip.current = to;
        dragged.current += Math.abs(event.movementX) + Math.abs(event.movementY);
        setView((before) => ({ ...before, x: before.x + to.x - from.x, y: before.y + to.y - from.y }));
      },
      onPointerUp: () => {
        grip.current = null;
      },
      // What ends a drag is no click on what happens to lie under it.
      onClickCapture: (event: MouseEvent) => {
        if (dragged.current <= dragBegins) return;
        dragged.current = 0;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}
