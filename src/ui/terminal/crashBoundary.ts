import { Component, type ReactNode } from 'react';

interface Properties {
  readonly children: ReactNode;
  readonly onCrash: (error: unknown) => void;
}

interface State {
  readonly failed: boolean;
}

/** Reports an error in drawing and draws nothing from then on; Ink's own boundary would print it on the screen. */
export class CrashBoundary extends Component<Properties, State> {
  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override state: State = { failed: false };

  override componentDidCatch(error: unknown): void {
    // Not from inside the commit: React must be able to take the tree down.
    setImmediate(() => this.props.onCrash(error));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
