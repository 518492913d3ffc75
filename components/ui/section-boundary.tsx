import { Component } from 'react';

interface SectionBoundaryProps {
  text: string;
  reload: string;
  children: React.ReactNode;
}

/** Keeps the failure of one section from taking the page with it, and offers to load the page again. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="section-failed">
        <p>{this.props.text}</p>
        <button type="button" className="button button-water" onClick={() => window.location.reload()}>
          {this.props.reload}
        </button>
      </div>
    );
  }
}
