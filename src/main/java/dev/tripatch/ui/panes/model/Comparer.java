package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.apply.AnnotationSize;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.Composition;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.ui.panes.document.Drafts.WrittenText;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
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
    Workbench schemas = workbenchFor(texts.schemas());
    return answer(new Question(texts, sources, patch, answer, schemas, start));
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
   * @param answer the result as a server that tried the patch would store it
   * @param workbench knows the schemas in force
   * @param start when it was asked, in nanoseconds
   */
  private record Question(
      Texts texts,
      ThreeDocuments<SourceDocument> sources,
      Optional<SourceDocument> patch,
      Optional<MapValue> answer,
      Workbench workbench,
      long start) {

    Optional<PatchFormat> format() {
      return texts.written().map(WrittenText::format);
    }

    /** The texts that the answer needs: a composed patch needs but live. */
    Stream<Role> needed() {
      return format().isPresent() ? Stream.of(Role.LIVE, Role.PATCH) : Role.DOCUMENTS.stream();
    }

    Question masked(SecretTexts secrets) {
      return new Question(
          texts,
          secrets.sources(),
          patch.flatMap(none -> secrets.document(Role.PATCH)),
          answer,
          workbench,
          start);
    }

    /** The same with other secrets revealed; nobody waits for its patch. */
    Question revealing(Revealed others) {
      return new Question(
          texts.with(others).with(PatchLook.FIRST), sources, patch, answer, workbench, start);
    }

    Answer compared(ComparisonView view, LazyFindings findings, HiddenSecrets hidden) {
      long micros = (System.nanoTime() - start) / 1_000;
      return new Answer.Compared(
          view, findings, hidden, texts, PatchViewModel.Made.first(view, texts.look()), micros);
    }

    Answer unreadable(List<Fault> faults, HiddenSecrets hidden, List<Hazard> hazards) {
      return new Answer.Unreadable(byPane(faults), hidden, hazards, texts);
    }
  }

  /** Safe for several threads, unlike the reading of the texts. */
  private static Answer answer(Question question) {
    SecretTexts secrets =
        new SecretTexts(question.sources(), question.patch(), question.texts().revealed());
    HiddenSecrets hidden = secrets.hidden(others -> answer(question.revealing(others)));
    Map<Role, List<Diagnostic>> errors = secrets.errors(question.needed());
    return errors.isEmpty()
        ? answer(question.masked(secrets), hidden, question.sources())
        : new Answer.Unreadable(errors, hidden, List.of(), question.texts());
  }

  private static Answer answer(
      Question asked, HiddenSecrets hidden, ThreeDocuments<SourceDocument> exact) {
    return asked.format().isPresent() && asked.patch().isPresent()
        ? compose(asked, asked.patch().get(), asked.format().get(), hidden)
        : compare(asked, hidden, exact);
  }

  private static Answer compare(
      Question asked, HiddenSecrets hidden, ThreeDocuments<SourceDocument> exact) {
    Optional<ComparisonMode> mode = asked.texts().mode();
    return switch (asked
        .workbench()
        .compare(asked.sources(), true, mode, asked.texts().leftOut())) {
      case Compared.Done foretold -> {
        Compared.Done done = asked.answer().map(foretold::answered).orElse(foretold);
        yield asked.compared(
            done.view().painted(),
            LazyFindings.in(
                done,
                hidden.isPresent() ? () -> annotationSize(asked, exact) : done::annotationSize),
            hidden);
      }
      case Compared.Unreadable unreadable ->
          asked.unreadable(unreadable.faults(), hidden, List.of());
    };
  }

  private static Optional<AnnotationSize> annotationSize(
      Question asked, ThreeDocuments<SourceDocument> exact) {
    return asked.workbench().compare(exact, true, asked.texts().mode(), asked.texts().leftOut())
            instanceof Compared.Done done
        ? done.annotationSize()
        : Optional.empty();
  }

  private static Answer compose(
      Question asked, SourceDocument patch, PatchFormat format, HiddenSecrets hidden) {
    return switch (asked.workbench().compose(asked.sources(), patch, format)) {
      case Composed.Done done ->
          asked.compared(
              new Composition(
                  done.documents(),
                  done.patch(),
                  format,
                  done.sent(),
                  done.applied(),
                  done.schema()),
              LazyFindings.in(done, format, () -> calculated(asked)),
              hidden);
      case Composed.Refused refused ->
          asked.unreadable(refused.faults(), hidden, refused.hazards());
    };
  }

  /** Without what is left out; empty if local cannot be read, or the patch is refused. */
  private static Optional<ComposedProof.Calculated> calculated(Question asked) {
    return asked.sources().local().object().isPresent()
            && asked
                    .workbench()
                    .compare(asked.sources(), true, asked.texts().mode(), asked.texts().leftOut())
                instanceof Compared.Done done
            && done.outcome() instanceof ThreeWayOutcome.Computed computed
        ? Optional.of(ComposedProof.Calculated.of(computed))
        : Optional.empty();
  }

  private SourceDocument read(Role pane, NamedText text) {
    @Nullable Reading last = lastRead.get(pane);
    if (last == null || !last.text().equals(text)) {
      last = new Reading(text, SourceReader.read(text.name(), text.text()));
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
