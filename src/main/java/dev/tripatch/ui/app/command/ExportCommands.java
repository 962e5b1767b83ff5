package dev.tripatch.ui.app.command;

import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.document.writer.JsonWriter;
import dev.tripatch.document.writer.YamlWriter;
import dev.tripatch.export.Export;
import dev.tripatch.export.KubectlCommand;
import dev.tripatch.export.KustomizeEntry;
import dev.tripatch.export.PatchTarget;
import dev.tripatch.export.Shell;
import dev.tripatch.format.ChangeInFormats;
import dev.tripatch.format.FormattedPatch;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.pane.ShownPatch;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.ui.app.dialog.FileKind;
import dev.tripatch.ui.app.dialog.FileQuestions;
import dev.tripatch.ui.app.dialog.Questions;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.PatchViewModel;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Value;
import dev.tripatch.workspace.file.SavingFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** Copies the change of the last good answer for use elsewhere, with the patch in a file or not. */
public final class ExportCommands {

  private final Documents documents;
  private final ComparisonViewModel comparison;
  private final SecretCommands secrets;
  private final FileQuestions dialogs;
  private final Questions questions;
  private final Consumer<String> say;
  private final ExportDelivery delivery;

  /** Exports what this comparison shows; {@code say} says what was done. */
  public ExportCommands(
      Documents documents,
      ComparisonViewModel comparison,
      SecretCommands secrets,
      FileQuestions dialogs,
      Questions questions,
      Consumer<String> say) {
    this.documents = documents;
    this.comparison = comparison;
    this.secrets = secrets;
    this.dialogs = dialogs;
    this.questions = questions;
    this.say = say;
    this.delivery = new ExportDelivery(questions, say);
  }

  /** Copies a command that holds the patch. */
  void copyKubectl(Shell shell) {
    computed("Copy")
        .ifPresent(
            outcome ->
                delivery.copy(
                    title(shell),
                    new KubectlCommand(PatchTarget.of(outcome), shell).inline(patchOf(outcome))));
  }

  /** Asks for a file for the patch, and copies a command that names it with its whole path. */
  void saveForKubectl(Shell shell) {
    computed("Save").ifPresent(outcome -> saveForKubectl(shell, outcome));
  }

  private void saveForKubectl(Shell shell, ThreeWayOutcome.Computed outcome) {
    FormattedPatch patch = patchOf(outcome);
    KubectlCommand command = new KubectlCommand(PatchTarget.of(outcome), shell);
    Value value = patch.patch().orElse(NullValue.NULL);
    deliver(title(shell), value, file -> command.withFile(patch, file.toAbsolutePath().toString()));
  }

  private static String title(Shell shell) {
    return "the kubectl command for " + shell.title();
  }

  private FormattedPatch patchOf(ThreeWayOutcome.Computed outcome) {
    ChangeInFormats change = new ChangeInFormats(outcome);
    PatchViewModel patch = comparison.patch();
    PatchFormat format = patch.getShown().map(ShownPatch::format).orElse(change.sent());
    return change.in(format, patch.withTestsProperty().get());
  }

  /** Copies an entry that holds the patch. */
  void copyKustomize(PatchFormat format) {
    computed("Copy")
        .ifPresent(
            outcome ->
                delivery.copy(
                    "the kustomize patch", KustomizeEntry.of(local(), outcome).inline(format)));
  }

  /** Asks for a file for the patch, and copies an entry for the kustomization beside it. */
  void saveForKustomize(PatchFormat format) {
    computed("Save")
        .map(outcome -> KustomizeEntry.of(local(), outcome))
        .ifPresent(entry -> saveForKustomize(entry, format));
  }

  private void saveForKustomize(KustomizeEntry entry, PatchFormat format) {
    deliver(
        "the entry for the kustomization beside it",
        entry.patch(format),
        file -> entry.withFile(format, file.getFileName().toString()));
  }

  /** What local itself says: kustomize builds from files. */
  private ObjectName local() {
    return ObjectName.of(
        SourceReader.read("local", documents.local().getText()).object().orElse(MapValue.EMPTY));
  }

  private Optional<ThreeWayOutcome.Computed> computed(String verb) {
    Optional<ThreeWayOutcome.Computed> outcome =
        comparison.getView().flatMap(ComparisonView::computed);
    if (outcome.isEmpty()) {
      say.accept("There is no patch to export.");
    } else if (comparison.staleProperty().get()) {
      say.accept("A document has an error: mend it before you export.");
      return Optional.empty();
    }
    return outcome.isEmpty() ? outcome : secrets.toHandOut(verb).flatMap(ComparisonView::computed);
  }

  /** What names the file that it is given. */
  @FunctionalInterface
  private interface Naming {
    Export with(Path file);
  }

  /** Nobody is asked for a file for what cannot be exported. */
  private void deliver(String what, Value patch, Naming naming) {
    if (!(naming.with(Path.of("patch.yaml")) instanceof Export.Made)) {
      delivery.copy(what, naming.with(Path.of("patch.yaml")));
      return;
    }
    dialogs
        .save(FileKind.PATCH, "Save Patch File", "patch.yaml")
        .ifPresent(file -> delivery.copyAfter(what, naming.with(file), () -> save(patch, file)));
  }

  private boolean save(Value patch, Path file) {
    try {
      boolean isJson = file.toString().toLowerCase(Locale.ROOT).endsWith(".json");
      dialogs.write(file, isJson ? JsonWriter.write(patch) : YamlWriter.write(patch));
      return true;
    } catch (IOException failed) {
      questions.tell(
          file.getFileName() + " could not be saved.", SavingFault.sentence(file, failed));
      return false;
    }
  }
}
