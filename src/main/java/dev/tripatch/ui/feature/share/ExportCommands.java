package dev.tripatch.ui.feature.share;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.share.Export;
import dev.tripatch.share.ExportedPatch;
import dev.tripatch.share.KubectlCommand;
import dev.tripatch.share.KustomizeEntry;
import dev.tripatch.share.Shell;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.panes.model.PatchViewModel;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.file.SavingFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Copies the change of the last good answer for use elsewhere, with the patch in a file or not. */
public final class ExportCommands implements Feature {

  private final WindowContext window;
  private final SecretCommands secrets;
  private final ExportDelivery delivery;

  /** Exports what this comparison shows; {@code say} says what was done. */
  public ExportCommands(WindowContext window, SecretCommands secrets) {
    this.window = window;
    this.secrets = secrets;
    this.delivery = new ExportDelivery(window.questions(), window::say);
  }

  @Override
  public List<Entry> actions() {
    List<Entry> actions = new ArrayList<>();
    actions.add(Submenu.of("EXPORT", ShareWords.EXPORT.text(), "FILE", 2, 30));
    actions.add(Submenu.of("EXPORT_FILES", ShareWords.EXPORT_FILES.text(), "EXPORT", 2, 10));
    for (Shell shell : Shell.values()) {
      String kubectl = ShareWords.KUBECTL_COMMAND_FOR_SHELL.text("shell", shell.title());
      actions.add(
          copying(
                  "KUBECTL_" + shell,
                  ShareWords.COPY_AS_KUBECTL.text("kubectl", kubectl),
                  () -> copyKubectl(shell))
              .in("EXPORT", 0, 0));
      actions.add(
          copying("SAVE_KUBECTL_" + shell, kubectl + "…", () -> saveForKubectl(shell))
              .in("EXPORT_FILES", 0, 0));
    }
    actions.add(
        copying(
                "KUSTOMIZE",
                ShareWords.COPY_KUSTOMIZE_PATCH.text(),
                () -> copyKustomize(PatchFormat.STRATEGIC))
            .in("EXPORT", 1, 10));
    actions.add(
        copying(
                "KUSTOMIZE_JSON",
                ShareWords.COPY_KUSTOMIZE_JSON.text(),
                () -> copyKustomize(PatchFormat.JSON))
            .in("EXPORT", 1, 20));
    actions.add(
        copying(
                "SAVE_KUSTOMIZE",
                ShareWords.KUSTOMIZE_ENTRY.text(),
                () -> saveForKustomize(PatchFormat.STRATEGIC))
            .in("EXPORT_FILES", 1, 10));
    actions.add(
        copying(
                "SAVE_KUSTOMIZE_JSON",
                ShareWords.KUSTOMIZE_ENTRY_WITH_JSON.text(),
                () -> saveForKustomize(PatchFormat.JSON))
            .in("EXPORT_FILES", 1, 20));
    return actions;
  }

  /** What is taken elsewhere is of the texts as they are. */
  private Action copying(String id, String title, Runnable export) {
    return Action.of(id, title, () -> window.queue().whenCompared(export));
  }

  /** Copies a command that holds the patch. */
  private void copyKubectl(Shell shell) {
    exported(ShareWords.COPY.text(), secrets::toHandOut)
        .ifPresent(it -> delivery.copy(title(shell), it.commandFor(shell).inline(it.patch())));
  }

  /** Asks for a file for the patch, and copies a command that names it with its whole path. */
  private void saveForKubectl(Shell shell) {
    exported(ShareWords.SAVE.text(), secrets::toHandOut).ifPresent(it -> saveForKubectl(shell, it));
  }

  private void saveForKubectl(Shell shell, ExportedPatch exported) {
    FormattedPatch patch = exported.patch();
    KubectlCommand command = exported.commandFor(shell);
    Value value = patch.patch().orElse(NullValue.NULL);
    deliver(title(shell), value, file -> command.withFile(patch, file.toAbsolutePath().toString()));
  }

  private static String title(Shell shell) {
    return ShareWords.KUBECTL_COMMAND_FOR.text("shell", shell.title());
  }

  /** Copies an entry that holds the patch. */
  private void copyKustomize(PatchFormat format) {
    entry(ShareWords.COPY.text(), format)
        .ifPresent(entry -> delivery.copy(ShareWords.KUSTOMIZE_PATCH.text(), entry.inline(format)));
  }

  /** Asks for a file for the patch, and copies an entry for the kustomization beside it. */
  private void saveForKustomize(PatchFormat format) {
    entry(ShareWords.SAVE.text(), format).ifPresent(entry -> saveForKustomize(entry, format));
  }

  /** The person is asked about the secrets that kustomize would get, not about kubectl's. */
  private Optional<KustomizeEntry> entry(String verb, PatchFormat format) {
    return exported(
            verb,
            it ->
                secrets.toHandOut(it, view -> of(view).map(each -> text(each, format)).orElse("")))
        .map(it -> it.entryFor(base(it)));
  }

  private String text(ExportedPatch exported, PatchFormat format) {
    return exported.entryFor(base(exported)).inline(format) instanceof Export.Made made
        ? made.text()
        : "";
  }

  private void saveForKustomize(KustomizeEntry entry, PatchFormat format) {
    deliver(
        ShareWords.ENTRY_FOR_KUSTOMIZATION.text(),
        entry.patch(format),
        file -> entry.withFile(format, file.getFileName().toString()));
  }

  /** What local itself says: kustomize builds from files. A composed patch can do without it. */
  private ObjectName base(ExportedPatch exported) {
    return window
        .comparison()
        .read(Role.LOCAL)
        .flatMap(SourceDocument::object)
        .map(ObjectName::of)
        .orElseGet(() -> exported.target().name());
  }

  /** The patch that is shown, calculated or composed. */
  private Optional<ExportedPatch> exported(
      String verb, Function<String, Optional<ComparisonView>> handOut) {
    Optional<ComparisonView> view = window.comparison().getView();
    Optional<String> problem =
        view.isEmpty()
            ? Optional.of(ShareWords.NO_PATCH_TO_EXPORT.text())
            : view.get().isComposed() != window.documents().drafts().isComposing()
                ? Optional.of(ShareWords.CANNOT_BE_APPLIED.text())
                : window.comparison().staleProperty().get()
                    ? Optional.of(ShareWords.TEXT_HAS_ERROR.text())
                    : view.get()
                        .refusal()
                        .map(ignored -> ShareWords.KUBERNETES_REFUSES_SO_NO_PATCH.text());
    problem.ifPresent(window::say);
    return problem.isPresent() ? Optional.empty() : handOut.apply(verb).flatMap(this::of);
  }

  private Optional<ExportedPatch> of(ComparisonView view) {
    PatchViewModel patch = window.comparison().patch();
    if (view.isComposed()) {
      ShownPatch composed = view.untriedPatch();
      return view.live()
          .map(
              live ->
                  ExportedPatch.written(
                      new FormattedPatch(composed.format(), composed.patch(), List.of()),
                      live,
                      view.result(),
                      view.schemaScope().answer()));
    }
    return view.computed()
        .map(
            outcome ->
                ExportedPatch.calculated(
                    outcome,
                    patch.getShown().map(ShownPatch::format),
                    patch.withTestsProperty().get()));
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
    window
        .dialogs()
        .save(FileKind.PATCH, ShareWords.SAVE_PATCH_FILE.text(), "patch.yaml")
        .ifPresent(file -> delivery.copyAfter(what, naming.with(file), () -> save(patch, file)));
  }

  private boolean save(Value patch, Path file) {
    try {
      boolean isJson = file.toString().toLowerCase(Locale.ROOT).endsWith(".json");
      window.dialogs().write(file, isJson ? JsonWriter.write(patch) : YamlWriter.write(patch));
      return true;
    } catch (IOException failed) {
      window
          .questions()
          .tell(
              ShareWords.FILE_NOT_SAVED.text("file-name", file.getFileName()),
              SavingFault.sentence(file, failed));
      return false;
    }
  }
}
