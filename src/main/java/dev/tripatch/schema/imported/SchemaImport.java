package dev.tripatch.schema.imported;

import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.gosource.GoReader;
import dev.tripatch.schema.reading.ImportException;
import dev.tripatch.schema.reading.ImportNotes;
import java.util.List;
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
}
