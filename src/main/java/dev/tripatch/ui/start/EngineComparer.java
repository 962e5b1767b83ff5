package dev.tripatch.ui.start;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.SourceReader;
import dev.tripatch.highlight.Comparison;
import dev.tripatch.highlight.Composition;
import dev.tripatch.highlight.Pane;
import dev.tripatch.ui.model.Answer;
import dev.tripatch.ui.model.Comparer;
import dev.tripatch.ui.model.NamedText;
import dev.tripatch.ui.model.Texts;
import dev.tripatch.ui.model.WrittenText;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.Fault;
import dev.tripatch.workspace.Sources;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Compares with the real engine. While a person types, two of three texts stay as they are; what
 * was read of them last is used again.
 */
public final class EngineComparer implements Comparer {
  private final Workbench workbench;
  private final Map<Pane, Reading> lastRead = new EnumMap<>(Pane.class);

  /** Compares with this workbench. */
  public EngineComparer(Workbench workbench) {
    this.workbench = workbench;
  }

  private record Reading(NamedText text, SourceDocument document) {}

  @Override
  public Answer compare(Texts texts) {
    Sources sources =
        new Sources(
            texts.lastApplied().map(text -> read(Pane.LAST_APPLIED, text)),
            read(Pane.LOCAL, texts.local()),
            Optional.of(read(Pane.LIVE, texts.live())));
    return texts
        .written()
        .map(written -> compose(sources, written))
        .orElseGet(() -> compare(sources));
  }

  private Answer compare(Sources sources) {
    return switch (workbench.compare(sources, true)) {
      case Compared.Done done ->
          new Answer.Compared(
              new Comparison(done.documents(), done.outcome()), new EngineFindings(done));
      case Compared.Unreadable unreadable -> new Answer.Unreadable(byPane(unreadable.faults()));
    };
  }

  private Answer compose(Sources sources, WrittenText written) {
    SourceDocument patch = read(Pane.PATCH, written.text());
    return switch (workbench.compose(sources, patch, written.format())) {
      case Composed.Done done ->
          new Answer.Compared(
              new Composition(
                  done.documents(), written.format(), done.sent(), done.applied(), done.schema()),
              new ComposedFindings(done, written.format()));
      case Composed.Refused refused -> new Answer.Unreadable(byPane(refused.faults()));
    };
  }

  private SourceDocument read(Pane pane, NamedText text) {
    @Nullable Reading last = lastRead.get(pane);
    if (last == null || !last.text().equals(text)) {
      last = new Reading(text, SourceReader.read(text.name(), text.text()));
      lastRead.put(pane, last);
    }
    return last.document();
  }

  private static Map<Pane, List<Diagnostic>> byPane(List<Fault> faults) {
    Map<Pane, List<Diagnostic>> diagnostics = new EnumMap<>(Pane.class);
    for (Fault fault : faults) {
      diagnostics.computeIfAbsent(fault.pane(), none -> new ArrayList<>()).add(fault.diagnostic());
    }
    return diagnostics;
  }
}
