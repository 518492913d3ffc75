import { Component, Suspense } from 'react';

interface LazyBoundaryProps {
  /** What stands in the place of the part while its file is loaded. */
  loading?: React.ReactNode;
  /** What stands there when the file can not be loaded. */
  failed?: React.ReactNode;
  children: React.ReactNode;
}

/** Keeps a lazily loaded part, its waiting and its failure from touching the rest of the page. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { loading, failed, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
