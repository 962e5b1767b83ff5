package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.apply.AnnotationSize;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.ComposedProof;
import dev.tripatch.workspace.Fault;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.OwnSchemas;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Turns the texts of the panes into what the window shows of them. While a person types, two of
 * three texts stay as they are; what was read of them last is used again.
 */
public final class Comparer {
  private final Workbench workbench;
  private final Map<Role, Reading> lastRead = new EnumMap<>(Role.class);
  private OwnSchemas lastSchemas = OwnSchemas.NONE;
  private Workbench lastWorkbench;

  /** Compares with this workbench. */
  public Comparer(Workbench workbench) {
    this.workbench = workbench;
    this.lastWorkbench = workbench;
  }

  private record Reading(NamedText text, SourceDocument document) {}

  /** Compares, which takes its time: not on the UI thread, and on one thread at a time. */
  public Answer compare(Texts texts) {
    return compare(texts, Optional.empty());
  }

  /** The same where a server tried the patch: its answer is the result as it would store it. */
  Answer compare(Texts texts, Optional<MapValue> answer) {
    long start = System.nanoTime();
    ThreeDocuments<SourceDocument> sources = texts.documents().mapRoles(this::read);
    Optional<SourceDocument> patch =
        texts.written().map(written -> read(Role.PATCH, written.text()));
    SecretTexts secrets = new SecretTexts(sources, patch, texts.revealed());
    return answer(new Question(texts, secrets, answer, workbenchFor(texts.schemas()), start));
  }

  private Workbench workbenchFor(OwnSchemas schemas) {
    if (!schemas.equals(lastSchemas)) {
      lastSchemas = schemas;
      lastWorkbench = workbench.with(schemas);
    }
    return lastWorkbench;
  }

  /**
   * What is asked, read.
   *
   * @param secrets the documents and the patch, masked or not
   * @param answer the result as a server that tried the patch would store it
   * @param workbench knows the schemas in force
   * @param start when it was asked, in nanoseconds
   */
  private record Question(
      Texts texts,
      SecretTexts secrets,
      Optional<MapValue> answer,
      Workbench workbench,
      long start) {

    /** The texts that the answer needs: a composed patch needs but live. */
    Stream<Role> needed() {
      return texts.written().isPresent()
          ? Stream.of(Role.LIVE, Role.PATCH)
          : Role.DOCUMENTS.stream();
    }

    /** What comes out of documents: those that are masked, or exact ones. */
    Compared compare(ThreeDocuments<SourceDocument> sources) {
      return workbench.compare(sources, true, texts.mode(), texts.leftOut());
    }

    /** The same with other secrets revealed; nobody waits for its patch. */
    private Question revealing(Revealed others) {
      return new Question(
          texts.with(others).with(PatchLook.FIRST),
          secrets.revealing(others),
          answer,
          workbench,
          start);
    }

    private HiddenSecrets hidden() {
      return secrets.hidden(others -> Comparer.answer(revealing(others)));
    }

    Answer compared(ComparisonView view, LazyFindings findings) {
      long micros = (System.nanoTime() - start) / 1_000;
      PatchViewModel.Made made = PatchViewModel.Made.first(view, texts.look());
      return new Answer.Compared(view, findings, hidden(), texts, secrets.exact(), made, micros);
    }

    Answer unreadable(Map<Role, List<Diagnostic>> diagnostics, List<Hazard> hazards) {
      return new Answer.Unreadable(diagnostics, hidden(), hazards, texts);
    }
  }

  /** Safe for several threads, unlike the reading of the texts. */
  private static Answer answer(Question asked) {
    Map<Role, List<Diagnostic>> errors = asked.secrets().errors(asked.needed());
    return errors.isEmpty()
        ? asked
            .texts()
            .written()
            .map(written -> compose(asked, written.format()))
            .orElseGet(() -> compare(asked))
        : asked.unreadable(errors, List.of());
  }

  private static Answer compare(Question asked) {
    return switch (asked.compare(asked.secrets().sources())) {
      case Compared.Done foretold -> {
        Compared.Done done = asked.answer().map(foretold::answered).orElse(foretold);
        yield asked.compared(
            done.view().painted(),
            LazyFindings.in(
                done,
                asked.secrets().arePresent() ? () -> annotationSize(asked) : done::annotationSize));
      }
      case Compared.Unreadable unreadable ->
          asked.unreadable(byPane(unreadable.faults()), List.of());
    };
  }

  private static Optional<AnnotationSize> annotationSize(Question asked) {
    return asked.compare(asked.secrets().exact()) instanceof Compared.Done done
        ? done.annotationSize()
        : Optional.empty();
  }

  private static Answer compose(Question asked, PatchFormat format) {
    SourceDocument patch = asked.secrets().document(Role.PATCH).orElseThrow();
    return switch (asked.workbench().compose(asked.secrets().sources(), patch, format)) {
      case Composed.Done done ->
          asked.compared(done.view(format), LazyFindings.in(done, format, () -> calculated(asked)));
      case Composed.Refused refused ->
          asked.unreadable(byPane(refused.faults()), refused.hazards());
    };
  }

  /** Without what is left out; empty if local cannot be read, or the patch is refused. */
  private static Optional<ComposedProof.Calculated> calculated(Question asked) {
    ThreeDocuments<SourceDocument> sources = asked.secrets().sources();
    return sources.local().object().isPresent()
            && asked.compare(sources) instanceof Compared.Done done
            && done.outcome() instanceof ThreeWayOutcome.Computed computed
        ? Optional.of(ComposedProof.Calculated.of(computed))
        : Optional.empty();
  }

  private SourceDocument read(Role pane, NamedText text) {
    @Nullable Reading last = lastRead.get(pane);
    if (last == null || !last.text().equals(text)) {
      last = new Reading(text, text.read());
      lastRead.put(pane, last);
    }
    return last.document();
  }

  private static Map<Role, List<Diagnostic>> byPane(List<Fault> faults) {
    Map<Role, List<Diagnostic>> diagnostics = new EnumMap<>(Role.class);
    for (Fault fault : faults) {
      diagnostics.computeIfAbsent(fault.pane(), none -> new ArrayList<>()).add(fault.diagnostic());
    }
    return diagnostics;
  }
}
