interface MessagePageProps {
  title: string;
  text: string;
  /** Before the text. */
  sentence?: string;
  children: React.ReactNode;
}

/** Renders a message and links as a page. Imports nothing, because the error boundary includes it in every page's script. */
export function MessagePage({ title, text, sentence, children }: MessagePageProps) {
  return (
    <div className="container-page grid justify-items-start gap-4 py-8 sm:pt-16">
      <h1 className="text-2xl">{title}</h1>
      {sentence && <p className="text-lg font-medium">{sentence}</p>}
      <p className="max-w-xl text-lg text-balance text-ink-700">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
