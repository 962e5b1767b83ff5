package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.ui.window.file.FileQuestions;
import dev.tripatch.ui.window.file.UnsavedQuestion;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.schemas.SchemasAtHand.OwnRulesFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import org.jspecify.annotations.Nullable;

/** What can be done with schemas and own rules. */
public final class SchemaCommands {

  private static final String FILE = "schema.yaml";

  private final WindowContext window;
  private final Questions questions;
  private final FileQuestions dialogs;
  private final MainView view;
  private final SchemaDocuments documents;
  private final SchemaModels models;
  private final UnsavedQuestion unsaved;
  private final SchemaImports imports;
  private boolean looksBeside = true;
  private Optional<Path> beside = Optional.empty();
  private @Nullable Notice notice;

  /** Commands for the schemas of this window. */
  public SchemaCommands(WindowContext window, SchemaModels models) {
    this.window = window;
    this.questions = window.questions();
    this.dialogs = window.dialogs();
    this.view = window.view();
    this.documents = window.documents().schemas();
    this.models = models;
    this.unsaved = new UnsavedQuestion(questions, document -> save());
    this.imports = new SchemaImports(window);
  }

  SchemaModels models() {
    return models;
  }

  SchemaDocuments documents() {
    return documents;
  }

  Schemas inForce() {
    return new Schemas(
        window.workbench().schemas(),
        documents.broughtProperty().get(),
        documents.getInForce().overlay());
  }

  /** Lets the person change the rule behind the selected field. */
  public void editAnnotation() {
    view.focusBeside(SchemaTab.ID);
  }

  /** Brings schemas and own rules in. */
  public SchemaImports imports() {
    return imports;
  }

  /** Puts one of the schemas that were brought before the others. */
  void prefer(Schemas.BroughtSchema schema) {
    List<Schemas.BroughtSchema> all = new ArrayList<>(documents.broughtProperty().get());
    all.remove(schema);
    all.addFirst(schema);
    documents.setBrought(all);
  }

  /** Leaves one of the schemas that were brought out again. */
  void leaveOut(Schemas.BroughtSchema schema) {
    List<Schemas.BroughtSchema> all = new ArrayList<>(documents.broughtProperty().get());
    all.remove(schema);
    documents.setBrought(all);
  }

  /** Saves own rules to their file; asks for one if they have none. Says whether they are saved. */
  public boolean save() {
    Optional<Path> file = documents.getFile().or(this::askForFile);
    return file.isPresent() && save(file.get());
  }

  /** The place where they are found again comes first; what is there is not written over. */
  private Optional<Path> askForFile() {
    Optional<Path> place = beside.map(OwnRulesFile::beside).filter(file -> !Files.exists(file));
    if (place.isEmpty()) {
      return dialogs.save(FileKind.OWN_RULES, SchemaWords.SAVE_OWN_RULES.text(), FILE);
    }
    ButtonType there =
        new ButtonType(SchemaWords.SAVE_BESIDE_LOCAL.text(), ButtonBar.ButtonData.YES);
    ButtonType elsewhere = Questions.button(SchemaWords.SAVE_ELSEWHERE.text());
    ButtonType answer =
        questions.ask(
            SchemaWords.SAVE_BESIDE_LOCAL_QUESTION.text(),
            SchemaWords.FOUND_AGAIN.text("place", place.get()),
            there,
            elsewhere,
            ButtonType.CANCEL);
    return answer.equals(there)
        ? place
        : answer.equals(elsewhere)
            ? dialogs.save(FileKind.OWN_RULES, SchemaWords.SAVE_OWN_RULES.text(), FILE)
            : Optional.empty();
  }

  /** Saves own rules to a file that the person names. */
  void saveAs() {
    window
        .dialogs()
        .save(FileKind.OWN_RULES, SchemaWords.SAVE_OWN_RULES_AS.text(), FILE)
        .ifPresent(this::save);
  }

  private boolean save(Path file) {
    String text = documents.text().getText();
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null && file.endsWith(OverlayFile.NAME)) {
        Files.createDirectories(folder);
      }
      dialogs.write(file, text);
      documents.saved(file);
      say(
          (file.endsWith(OverlayFile.NAME) ? SchemaWords.SAVED : SchemaWords.SAVED_ELSEWHERE)
              .text("file", file.getFileName()));
      return true;
    } catch (IOException failed) {
      questions.ask(
          SchemaWords.NOT_SAVED.text("file-name", file.getFileName()),
          SavingFault.sentence(file, failed),
          ButtonType.OK);
      return false;
    }
  }

  /** Asks what to do with own rules that are not saved. Says whether the window may close. */
  public boolean mayClose() {
    return unsaved.mayGo(
        documents.text(), SchemaWords.TEXT_OWN_RULES.text(), UnsavedQuestion.Afterwards.GONE);
  }

  /** Says whether own rules beside a local document are looked for. */
  public void setLooksBeside(boolean wanted) {
    looksBeside = wanted;
  }

  /** Looks for own rules beside a local document that was opened, and tells of them. */
  public void lookBeside(OpenDocument local) {
    beside = local.file().map(file -> file.toAbsolutePath().getParent()).filter(Files::isDirectory);
    Optional<Path> found =
        beside
            .flatMap(OwnRulesFile::near)
            .filter(file -> !documents.getFile().equals(Optional.of(file)));
    if (looksBeside && found.isPresent()) {
      if (documents.text().isModified()) {
        say(SchemaWords.BESIDE_LOCAL_NOT_TAKEN.text());
      } else {
        openFound(found.get());
      }
    }
  }

  private void openFound(Path file) {
    try {
      open(file, TextFiles.read(file));
      tell(file);
    } catch (IOException failed) {
      say(String.valueOf(failed.getMessage()));
    }
  }

  /** Says that own rules beside local are in force. */
  public void tell(Path file) {
    if (notice != null) {
      notice.close();
    }
    Notice found =
        new Notice(
            view,
            "own-rules-found",
            SchemaWords.BESIDE_LOCAL_IN_FORCE.text(
                "name", OverlayFile.NAME, "count", documents.getOverlay().rules().size()));
    found
        .offering("own-rules-show", SchemaWords.SHOW.text(), () -> view.focusBeside(SchemaTab.ID))
        .offering(
            "own-rules-off",
            SchemaWords.SWITCH_OFF.text(),
            () -> {
              documents.usedProperty().set(false);
              found.close();
            })
        .offeringClose("own-rules-close")
        .show();
    notice = found;
  }

  private void open(Path file, String text) {
    documents.open(String.valueOf(file.getFileName()), text, file);
  }

  void say(String words) {
    window.say(words);
  }

  /** A text that takes its time to make. */
  interface Exported {

    String text() throws SchemaFault;
  }

  /** Writes a text to a file that the person names. */
  void export(String name, Exported exported) {
    say(SchemaWords.MAKING.text("name", name));
    window.aside().execute(() -> window.foreground().execute(made(name, exported)));
  }

  /** Makes it in the background; what comes out is done on the UI thread. */
  private Runnable made(String name, Exported exported) {
    try {
      String text = exported.text();
      return () -> write(name, text);
    } catch (SchemaFault wrong) {
      return () ->
          questions.tell(SchemaWords.NOTHING_TO_EXPORT.text(), String.join("\n", wrong.lines()));
    }
  }

  private void write(String name, String text) {
    Optional<Path> file = dialogs.save(FileKind.SCHEMA, SchemaWords.EXPORT_SCHEMA.text(), name);
    if (file.isEmpty()) {
      say("");
      return;
    }
    try {
      dialogs.write(file.get(), text);
      say(SchemaWords.EXPORTED.text("file-name", file.get().getFileName()));
    } catch (IOException failed) {
      say(SavingFault.sentence(file.get(), failed));
    }
  }

  /**
   * The view models of schemas.
   *
   * @param tree the fields of the current kind
   * @param rules the own rule of the field that is looked at
   * @param effect what own rules change
   * @param uses what tools and releases make of the field
   */
  public record SchemaModels(
      SchemaViewModel tree, RuleViewModel rules, EffectViewModel effect, UsesViewModel uses) {

    /** Those that follow a comparison. */
    public static SchemaModels of(ModelContext models) {
      SchemaViewModel tree = new SchemaViewModel(models);
      return new SchemaModels(
          tree,
          new RuleViewModel(models, tree),
          new EffectViewModel(models, tree.lookingProperty()),
          new UsesViewModel(models, tree));
    }
  }
}
