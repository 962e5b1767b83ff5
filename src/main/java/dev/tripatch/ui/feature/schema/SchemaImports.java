package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.ui.editor.line.CopiedText;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.ui.window.file.FileQuestions;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.schemas.KeptSchemas;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaFiles;
import dev.tripatch.workspace.schemas.SchemaText;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Brings in schemas and own rules, from files or as text. */
public final class SchemaImports {

  private final WindowContext window;
  private final Questions questions;
  private final FileQuestions dialogs;
  private final MainView view;
  private final SchemaDocuments documents;
  private final Optional<KeptSchemas> kept;

  SchemaImports(WindowContext window) {
    this.window = window;
    this.questions = window.questions();
    this.dialogs = window.dialogs();
    this.view = window.view();
    this.documents = window.documents().schemas();
    this.kept = window.services().settingsFolder().map(KeptSchemas::in);
  }

  /** Asks for a file and takes what it declares. */
  public void importFile() {
    dialogs.open(FileKind.SCHEMA, SchemaWords.IMPORT_DIALOG.text()).ifPresent(this::importFile);
  }

  /** Takes what a file declares: own rules, kinds, types. */
  public void importFile(Path file) {
    window.say(SchemaWords.READING.text("file-name", file.getFileName()));
    window.aside().execute(() -> window.foreground().execute(read(file)));
  }

  /** The names of the schemas that are kept; none where they cannot be read, which is said. */
  List<String> kept() {
    try {
      return kept.isEmpty() ? List.of() : kept.get().names();
    } catch (SchemaFault wrong) {
      window.say(wrong.lines().getFirst());
      return List.of();
    }
  }

  /** Takes a schema that is kept under this name. */
  public void takeKept(String name) {
    window.aside().execute(() -> window.foreground().execute(readKept(name)));
  }

  private Runnable readKept(String name) {
    SchemaFiles files = new SchemaFiles(Schemas.of(window.workbench().schemas()), kept);
    try {
      files.addNamed(name);
      return () -> takeSchema(files.schemas().brought().getFirst());
    } catch (SchemaFault wrong) {
      return () ->
          questions.tell(
              SchemaWords.NAME_UNUSABLE.text("name", name), String.join("\n", wrong.lines()));
    }
  }

  /** Takes what the text on the clipboard declares; Go source, for example. */
  public void paste() {
    String text = CopiedText.inClipboard().orElse("");
    if (text.isBlank()) {
      window.say(SchemaWords.NO_TEXT_ON_CLIPBOARD.text());
    } else {
      window
          .aside()
          .execute(
              () ->
                  window
                      .foreground()
                      .execute(
                          read(new SchemaText(SchemaWords.PASTED.text(), text), Optional.empty())));
    }
  }

  /** Reads in the background; what comes out is done on the UI thread. */
  private Runnable read(Path file) {
    try {
      String name = String.valueOf(file.getFileName());
      return read(new SchemaText(name, TextFiles.read(file)), Optional.of(file));
    } catch (IOException failed) {
      return () -> window.say(String.valueOf(failed.getMessage()));
    }
  }

  private Runnable read(SchemaText text, Optional<Path> file) {
    try {
      if (text.isOwnRules()) {
        Overlay rules = text.ownRules();
        return () -> takeRules(text, file, rules);
      }
      Schemas with = text.over(Schemas.of(window.workbench().schemas()));
      return () -> takeSchema(with.brought().getFirst());
    } catch (SchemaFault wrong) {
      return () ->
          questions.tell(
              SchemaWords.TEXT_UNUSABLE.text("text", text.name()),
              String.join("\n", wrong.lines()));
    }
  }

  private void takeRules(SchemaText text, Optional<Path> file, Overlay rules) {
    if (file.isPresent() && documents.text().isBlank()) {
      documents.open(text.name(), text.text(), file.get());
    } else {
      documents.edit(
          SchemaWords.IMPORT_TEXT.text("text", text.name()),
          Optional.empty(),
          documents.getOverlay().and(rules));
    }
    window.say(SchemaWords.RULES_IMPORTED.text("count", rules.rules().size(), "text", text.name()));
  }

  private void takeSchema(Schemas.BroughtSchema schema) {
    List<Schemas.BroughtSchema> all = new ArrayList<>();
    all.add(schema);
    documents.broughtProperty().get().stream()
        .filter(each -> !each.name().equals(schema.name()))
        .forEach(all::add);
    documents.setBrought(all);
    window.say(
        SchemaWords.KINDS_IMPORTED.text(
            "count", schema.source().kinds().size(), "schema", schema.name()));
    if (!schema.notes().isEmpty()) {
      new Notice(view, "schema-notes", schema.name() + ": " + String.join(" ", schema.notes()))
          .offeringClose("schema-notes-close")
          .show();
    }
  }
}
