package dev.tripatch.schema.openapi;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ImportNotes;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.gosource.GoReader;
import dev.tripatch.schema.openapi.ImportedSchema.SchemaForm;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Reads schemas that people bring, in any {@link SchemaForm}. */
public final class SchemaImport {

  private SchemaImport() {}

  /**
   * The schema in a text. Its form shows in the text; what is not understood is noted, and the rest
   * is taken.
   *
   * @param name the file's name, for messages and as the label of the facts
   * @throws ImportException if nothing of it can be used; the message says where, why, and what to
   *     do
   */
  public static ImportedSchema read(String name, String text) throws ImportException {
    String label = name.strip().replaceAll("\\s+", " ");
    String plain = text.startsWith("\ufeff") ? text.substring(1) : text;
    new TextCheck(label, plain).refuseWhatIsNoSource();
    return GoDetector.isGo(label, plain) ? go(label, plain) : tree(label, plain);
  }

  private static ImportedSchema go(String name, String text) throws ImportException {
    ImportNotes notes = new ImportNotes();
    Release release = GoReader.read(name, text, notes);
    if (release.objects().isEmpty()) {
      throw new ImportException(ImportWording.NO_GO_TYPES.text("name", name));
    }
    return new ImportedSchema(release, SchemaForm.GO, notes.sentences());
  }

  private static ImportedSchema tree(String name, String text) throws ImportException {
    List<JsonNode> documents = new TreeText(name, text).documents();
    return new TreeImport(name).read(documents);
  }

  /** Tells Go source from JSON and YAML. */
  private static final class GoDetector {

    /** A line that starts so is neither JSON nor YAML that declares anything. */
    private static final Pattern GO_LINE =
        Pattern.compile(
            "^[ \\t]*(?:package \\w+|import [(\"]|type [\\w(]|//|[^:#\"']*`\\w+:\")",
            Pattern.MULTILINE);

    private static final Pattern TREE_LINE =
        Pattern.compile(
            "^(?:---|\\{|\\[|%YAML|#|[\"']?(?:apiVersion|kind|metadata|items|swagger|openapi|info"
                + "|definitions|components)[\"']?[ \\t]*:(?:\\s|$))",
            Pattern.MULTILINE);

    private GoDetector() {}

    /** Whether a text is Go source, as its name or its first telling line says. */
    static boolean isGo(String name, String text) {
      if (name.endsWith(".go")) {
        return true;
      }
      Matcher tree = TREE_LINE.matcher(text);
      int end = tree.find() ? tree.start() : text.length();
      return GO_LINE.matcher(text).region(0, end).find();
    }
  }

  /** Finds out that a text cannot be a schema in any form. */
  private record TextCheck(String name, String text) {

    private static final int LOOKED_AT = 10_000;

    void refuseWhatIsNoSource() throws ImportException {
      if (text.isBlank()) {
        throw new ImportException(
            ImportWording.EMPTY.text("name", name, "wanted", ImportWording.WANTED.text()));
      }
      refuseControlCharacters();
      String start = text.substring(0, Math.min(text.length(), LOOKED_AT)).strip();
      if (start.startsWith("<") && start.toLowerCase(Locale.ROOT).contains("<html")) {
        throw new ImportException(ImportWording.WEB_PAGE.text("name", name));
      }
    }

    /** Neither JSON nor YAML nor Go has them, and packed files do. */
    private void refuseControlCharacters() throws ImportException {
      int line = 1;
      int column = 1;
      for (int i = 0; i < Math.min(text.length(), LOOKED_AT); i++) {
        char c = text.charAt(i);
        if (c < ' ' && "\t\n\r\f".indexOf(c) < 0) {
          throw new ImportException(
              ImportWording.NOT_TEXT.text("name", name, "line", line, "column", column));
        }
        line += c == '\n' ? 1 : 0;
        column = c == '\n' ? 1 : column + 1;
      }
    }
  }
}
