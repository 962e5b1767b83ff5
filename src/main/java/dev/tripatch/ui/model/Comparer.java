package dev.tripatch.ui.model;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.highlight.Comparison;
import dev.tripatch.highlight.Composition;
import dev.tripatch.kubectl.AnnotationSize;
import dev.tripatch.role.Role;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.secret.Revealed;
import dev.tripatch.ui.model.document.NamedText;
import dev.tripatch.ui.model.document.WrittenText;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.Fault;
import dev.tripatch.workspace.Workbench;
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

  /** Compares with this workbench. */
  public Comparer(Workbench workbench) {
    this.workbench = workbench;
  }

  private record Reading(NamedText text, SourceDocument document) {}

  /** Compares, which takes its time: not on the UI thread, and on one thread at a time. */
  public Answer compare(Texts texts) {
    ThreeDocuments<SourceDocument> sources = texts.documents().mapRoles(this::read);
    Optional<SourceDocument> patch =
        texts.written().map(written -> read(Role.PATCH, written.text()));
    return answer(
        new Question(sources, patch, texts.written().map(WrittenText::format), texts.mode()),
        texts.revealed());
  }

  /** What is asked, read. */
  private record Question(
      ThreeDocuments<SourceDocument> sources,
      Optional<SourceDocument> patch,
      Optional<PatchFormat> format,
      Optional<ComparisonMode> mode) {

    /** The texts that the answer needs: a composed patch needs but live. */
    Stream<Role> needed() {
      return format.isPresent() ? Stream.of(Role.LIVE, Role.PATCH) : Role.DOCUMENTS.stream();
    }

    Question masked(SecretTexts secrets) {
      return new Question(
          secrets.sources(), patch.flatMap(none -> secrets.document(Role.PATCH)), format, mode);
    }
  }

  /** Safe for several threads, unlike the reading of the texts. */
  private Answer answer(Question question, Revealed revealed) {
    SecretTexts secrets = new SecretTexts(question.sources(), question.patch(), revealed);
    HiddenSecrets hidden = secrets.hidden(others -> answer(question, others));
    Map<Role, List<Diagnostic>> errors = secrets.errors(question.needed());
    return errors.isEmpty()
        ? answer(question.masked(secrets), hidden, question.sources())
        : new Answer.Unreadable(errors, hidden, List.of());
  }

  private Answer answer(
      Question asked, HiddenSecrets hidden, ThreeDocuments<SourceDocument> exact) {
    return asked.format().isPresent() && asked.patch().isPresent()
        ? compose(asked.sources(), asked.patch().get(), asked.format().get(), hidden)
        : compare(asked.sources(), asked.mode(), hidden, exact);
  }

  private Answer compare(
      ThreeDocuments<SourceDocument> sources,
      Optional<ComparisonMode> mode,
      HiddenSecrets hidden,
      ThreeDocuments<SourceDocument> exact) {
    return switch (workbench.compare(sources, true, mode)) {
      case Compared.Done done ->
          new Answer.Compared(
              new Comparison(done.documents(), done.outcome(), done.remarks()),
              Findings.in(
                  done,
                  hidden.isPresent() ? () -> annotationSize(exact, mode) : done::annotationSize),
              hidden);
      case Compared.Unreadable unreadable ->
          new Answer.Unreadable(byPane(unreadable.faults()), hidden, List.of());
    };
  }

  private Optional<AnnotationSize> annotationSize(
      ThreeDocuments<SourceDocument> exact, Optional<ComparisonMode> mode) {
    return workbench.compare(exact, true, mode) instanceof Compared.Done done
        ? done.annotationSize()
        : Optional.empty();
  }

  private Answer compose(
      ThreeDocuments<SourceDocument> sources,
      SourceDocument patch,
      PatchFormat format,
      HiddenSecrets hidden) {
    return switch (workbench.compose(sources, patch, format)) {
      case Composed.Done done ->
          new Answer.Compared(
              new Composition(
                  done.documents(),
                  done.patch(),
                  format,
                  done.sent(),
                  done.applied(),
                  done.schema()),
              Findings.in(done, format),
              hidden);
      case Composed.Refused refused ->
          new Answer.Unreadable(byPane(refused.faults()), hidden, refused.hazards());
    };
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
