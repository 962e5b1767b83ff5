package dev.tripatch.workspace.schemas;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.catalog.ImportedCatalog;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.openapi.ImportedSchema;
import dev.tripatch.schema.openapi.SchemaImport;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OverlayFile;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The text of a schema that a person brings: own rules, or anything that declares kinds. Window and
 * command line read both here.
 *
 * @param name the file's name, for messages
 * @param text the text
 */
public record SchemaText(String name, String text) {

  private static final Pattern OWN_RULES =
      Pattern.compile(
          "^[ \\t{]*[\"']?(?:kind[\"']?\\s*:\\s*[\"']?SchemaOverlay|apiVersion[\"']?\\s*:\\s*[\"']?tripatch/)",
          Pattern.MULTILINE);

  /** Whether it holds own rules, well written or not. */
  public boolean isOwnRules() {
    return OWN_RULES.matcher(text).find() || name.replace('\\', '/').endsWith(OverlayFile.NAME);
  }

  /**
   * The schemas with what this text says over them.
   *
   * @throws SchemaFault if it says nothing that can be used
   */
  public Schemas over(Schemas schemas) throws SchemaFault {
    if (isOwnRules()) {
      return schemas.withOverlay(schemas.overlay().and(ownRules()));
    }
    ImportedSchema imported = imported();
    Release facts = imported.release();
    return schemas.with(
        brought(
            schemas,
            name,
            new Release(fileName(), facts.kinds(), facts.objects()),
            imported.notes()));
  }

  /** What rules are said to be from: the whole way to a file would hide them. */
  private String fileName() {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  }

  /** Facts as a schema that a person brought. */
  static Schemas.BroughtSchema brought(
      Schemas schemas, String name, Release facts, List<String> notes) {
    return new Schemas.BroughtSchema(name, new ImportedCatalog(facts, schemas.builtIn()), notes);
  }

  /**
   * Its own rules.
   *
   * @throws SchemaFault if it is no file of own rules
   */
  public Overlay ownRules() throws SchemaFault {
    try {
      return OverlayFile.read(text);
    } catch (DataFault wrong) {
      throw SchemaFault.of(
          name + ":" + wrong.line() + ":" + wrong.column() + ": " + wrong.problem(),
          SchemaFileWording.CORRECT_RULES.text());
    }
  }

  /**
   * The schema that it declares.
   *
   * @throws SchemaFault if it declares none
   */
  ImportedSchema imported() throws SchemaFault {
    if (isOwnRules()) {
      throw SchemaFault.of(SchemaFileWording.NOT_IMPORTED.text("name", name));
    }
    try {
      return SchemaImport.read(name, text);
    } catch (ImportException wrong) {
      throw new SchemaFault(wrong.sentences());
    }
  }
}
