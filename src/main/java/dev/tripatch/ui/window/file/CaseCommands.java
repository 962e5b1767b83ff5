package dev.tripatch.ui.window.file;

import dev.tripatch.cluster.secret.SecretLines;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Applier;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.window.AppliedByChoice;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.CasePaths;
import dev.tripatch.workspace.CaseReader;
import dev.tripatch.workspace.CaseReading;
import dev.tripatch.workspace.CaseWriter;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.file.PrivateFiles;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Saves all that the window shows as a case, and opens cases. */
public final class CaseCommands {

  /** How the names of case files end. */
  public static final String EXTENSION = ".tripatch";

  private final WindowContext window;
  private final ComposerViewModel composer;
  private final Documents documents;
  private final CaseTexts texts;

  private final Predicate<DocumentViewModel> mayGo;

  /** What a case holds that the window does not show: it is saved again as it was. */
  private Case rest = Case.of(Map.of());

  /**
   * Saves and opens what these models show.
   *
   * @param mayGo asks this before a document or a composed patch is replaced
   */
  public CaseCommands(WindowContext window, CaseTexts texts, Predicate<DocumentViewModel> mayGo) {
    this.window = window;
    this.composer = window.composer();
    this.documents = window.documents();
    this.texts = texts;
    this.mayGo = mayGo;
  }

  static boolean isCase(Path file) {
    return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(EXTENSION);
  }

  /** Forgets the rest of an opened case; what it answers brings that back. */
  public Runnable setAside() {
    Case before = rest;
    rest = Case.of(Map.of());
    return () -> rest = before;
  }

  /** Asks where to, and saves; the file, if it was saved. */
  Optional<Path> save() {
    if (holdsSecret() && !maySaveSecret()) {
      return Optional.empty();
    }
    return window
        .dialogs()
        .save(FileKind.CASE, FileWords.SAVE_CASE_TITLE.text(), suggestedName())
        .filter(this::save);
  }

  private boolean maySaveSecret() {
    return window
        .questions()
        .mayI(
            FileWords.CASE_HOLDS_SECRET.text(),
            FileWords.CASE_HOLDS_SECRET_DETAIL.text(),
            FileWords.SAVE.text());
  }

  private boolean holdsSecret() {
    return documents.secrets().arePresent()
        || documents.all().stream().anyMatch(each -> SecretLines.isLikely(each.getText()));
  }

  private String suggestedName() {
    String name = documents.local().getOpened().name();
    int dot = name.lastIndexOf('.');
    String stem = dot > 0 ? name.substring(0, dot) : name;
    return (stem.isBlank() ? "case" : stem) + EXTENSION;
  }

  private boolean save(Path file) {
    try {
      String text = CaseWriter.write(CasePaths.of(file).written(now()));
      boolean wasOpen = PrivateFiles.isOpenToOthers(file);
      window.dialogs().writePrivately(file, text);
      window.say(
          wasOpen
              ? FileWords.CASE_SAVED_PRIVATELY.text("file", file.getFileName())
              : FileWords.CASE_SAVED.text("file", file.getFileName()));
      return true;
    } catch (IOException failed) {
      window.questions().tell(FileWords.CASE_NOT_SAVED.text(), SavingFault.sentence(file, failed));
      return false;
    }
  }

  private Case now() {
    Case.View view =
        new Case.View(
            window.comparison().patch().getChosen(),
            window.comparison().patch().notationProperty().get(),
            window.comparison().showNoiseProperty().get(),
            window.comparison().showRemovedProperty().get(),
            window.selection().getPath().map(FieldPath::toString),
            rest.view().further());
    return new Case(texts.now(), options(), composed(), drafts(), view, rest.further());
  }

  private Case.Options options() {
    Optional<ComparisonMode> mode = documents.appliedBy().modeProperty().get();
    return new Case.Options(
        rest.options().overwrite(), mode, documents.leftOut().get(), rest.options().further());
  }

  private Optional<Case.Patch> composed() {
    return window
        .composer()
        .currentProperty()
        .get()
        .map(format -> new Case.Patch(format, composer.drafts().in(format).getText(), further()));
  }

  /** The patches that were begun, but the one that is shown. */
  private List<Case.Patch> drafts() {
    return Arrays.stream(PatchFormat.values())
        .filter(format -> !composer.currentProperty().get().equals(Optional.of(format)))
        .filter(format -> !composer.drafts().in(format).isBlank())
        .map(
            format ->
                new Case.Patch(format, composer.drafts().in(format).getText(), MapValue.EMPTY))
        .toList();
  }

  private MapValue further() {
    return rest.patch().map(Case.Patch::further).orElse(MapValue.EMPTY);
  }

  /** Opens a case file in place of all documents; says whether it did. */
  boolean open(Path file) {
    try {
      String name = file.getFileName().toString();
      return switch (CaseReader.read(name, TextFiles.read(file))) {
        case CaseReading.Done(Case opened) ->
            mayReplace() && shown(name, CasePaths.of(file).read(opened));
        case CaseReading.Unreadable broken -> {
          window.questions().tell(FileWords.NOT_OPENED.text("file", name), broken.sentence());
          yield false;
        }
      };
    } catch (IOException failed) {
      window.say(String.valueOf(failed.getMessage()));
      return false;
    }
  }

  private boolean mayReplace() {
    return documents.all().stream().allMatch(mayGo)
        && Arrays.stream(PatchFormat.values()).map(composer.drafts()::in).allMatch(mayGo);
  }

  private boolean shown(String name, Case opened) {
    documents.history().act(FileWords.OPEN_NAMED.text("name", name), () -> show(opened));
    return true;
  }

  /** Shows a case, whatever is there. */
  public void show(Case opened) {
    rest = opened;
    window.selection().clear();
    window.comparison().showNoiseProperty().set(opened.view().showNoise());
    window.comparison().showRemovedProperty().set(opened.view().showRemoved());
    window.comparison().patch().notationProperty().set(opened.view().writing());
    composer.drafts().clear();
    window.comparison().patch().choose(opened.view().format());
    documents.appliedBy().open(opened.options().mode());
    texts.open(opened);
    documents.leftOut().set(opened.options().leftOut());
    opened.drafts().forEach(draft -> composer.drafts().in(draft.format()).open(document(draft)));
    opened.patch().ifPresent(this::compose);
    opened.view().selection().flatMap(CaseCommands::path).ifPresent(window.selection()::select);
    window.say(words(opened.options()));
  }

  private String words(Case.Options options) {
    if (!options.overwrite()) {
      return FileWords.OVERWRITE_OFF.text();
    }
    Applier applier = documents.appliedBy().applierProperty().getValue();
    return applier == Applier.KUBECTL ? "" : AppliedByChoice.words(applier);
  }

  private void compose(Case.Patch patch) {
    composer.open(patch.format(), document(patch));
    window.comparison().patch().choose(rest.view().format());
  }

  private static OpenDocument document(Case.Patch patch) {
    return OpenDocument.unfiled(FileWords.COMPOSED_PATCH.text(), patch.text());
  }

  private static Optional<FieldPath> path(String text) {
    try {
      return Optional.of(FieldPath.parse(text));
    } catch (IllegalArgumentException none) {
      return Optional.empty();
    }
  }
}
