package dev.tripatch.ui.window;

import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.Texts;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.schemas.Schemas.BroughtSchema;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the window shows at first.
 *
 * @param documents the three documents, as far as there are any; last applied is taken from live's
 *     annotation if it is not among them
 * @param opened a case, which brings its own documents; empty for none
 * @param schema what is put over the built-in schemas
 * @param objects files with many objects, which are listed; empty for none
 * @param live the live object that is read from a cluster; empty for none
 * @param sides what the panes are called
 * @param mode whose patch is computed; empty for that of kubectl apply
 * @param chosen files, perhaps none, that somebody chose before there was a window: it opens them
 *     itself, and says what is wrong with them; empty where a command line names everything
 */
public record StartDocuments(
    Map<Role, OpenDocument> documents,
    Optional<Case> opened,
    StartSchema schema,
    Optional<ObjectSources> objects,
    Optional<LiveTarget> live,
    StartSides sides,
    Optional<ComparisonMode> mode,
    Optional<List<Path>> chosen) {

  /** No documents at all. */
  public static final StartDocuments NONE = of(Map.of());

  /** Copies the documents. */
  public StartDocuments {
    documents = Map.copyOf(documents);
  }

  /** Documents without a case. */
  public static StartDocuments of(Map<Role, OpenDocument> documents) {
    return usual(documents, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** Documents without a case. */
  public static StartDocuments of(ThreeDocuments<OpenDocument> documents) {
    return of(documents.toMap());
  }

  public static StartDocuments of(Case opened) {
    return usual(Map.of(), Optional.of(opened), Optional.empty(), Optional.empty());
  }

  /** Many objects, which are listed. */
  public static StartDocuments of(ObjectSources objects) {
    return usual(Map.of(), Optional.empty(), Optional.of(objects), Optional.empty());
  }

  private static StartDocuments usual(
      Map<Role, OpenDocument> documents,
      Optional<Case> opened,
      Optional<ObjectSources> objects,
      Optional<List<Path>> chosen) {
    return new StartDocuments(
        documents,
        opened,
        StartSchema.NONE,
        objects,
        Optional.empty(),
        StartSides.USUAL,
        Optional.empty(),
        chosen);
  }

  /** The built-in example. */
  public static StartDocuments example() {
    return of(
        new ThreeDocuments<>(
            Optional.empty(),
            OpenDocument.unfiled(WindowWords.EXAMPLE_LOCAL.text(), BuiltInExample.local()),
            Optional.of(
                OpenDocument.unfiled(WindowWords.EXAMPLE_LIVE.text(), BuiltInExample.live()))));
  }

  /** A start from a menu or an icon: files, or the start screen if there are none. */
  public static StartDocuments chosen(List<Path> files) {
    return usual(Map.of(), Optional.empty(), Optional.empty(), Optional.of(List.copyOf(files)));
  }

  /** The same documents with something put over the built-in schemas. */
  public StartDocuments with(StartSchema other) {
    return new StartDocuments(documents, opened, other, objects, live, sides, mode, chosen);
  }

  /** The same documents with live from a cluster, which comes later. */
  public StartDocuments with(LiveTarget target) {
    return new StartDocuments(
        documents, opened, schema, objects, Optional.of(target), sides, mode, chosen);
  }

  /** The same documents in panes with other names. */
  public StartDocuments with(StartSides names) {
    return new StartDocuments(documents, opened, schema, objects, live, names, mode, chosen);
  }

  /** The same as Helm compares them. */
  public StartDocuments ofHelm() {
    return new StartDocuments(
        documents, opened, schema, objects, live, sides, Optional.of(ComparisonMode.HELM), chosen);
  }

  /** The document of that role; empty if there is none, or if a case is opened. */
  public Optional<OpenDocument> document(Role role) {
    return Optional.ofNullable(documents.get(role));
  }

  /** Opens the documents; those of a case are opened as the person's own work. */
  public void openIn(Documents opening) {
    schema.openIn(opening.schemas());
    mode.ifPresent(wanted -> opening.appliedBy().open(Optional.of(wanted)));
    opening.all().forEach(document -> document(document.pane()).ifPresent(document::open));
  }

  /** What there is to compare at first; empty if a document is missing or a case is opened. */
  public Optional<Texts> texts() {
    Documents opening = new Documents();
    openIn(opening);
    return opening.snapshot().filter(texts -> opened.isEmpty());
  }

  /** The files that the documents are in; local's last, which is the one to open again first. */
  public List<Path> files() {
    return Stream.of(Role.LAST_APPLIED, Role.LIVE, Role.LOCAL)
        .flatMap(role -> document(role).stream())
        .flatMap(document -> document.file().stream())
        .toList();
  }

  /**
   * What the panes of documents are called, where they are not what their roles say, and what is
   * known of them.
   *
   * @param titles names for some of them
   * @param answers what a server would store of objects, where it was asked before; empty for none
   * @param remarks what to know of them, in sentences
   * @param areTwo whether there are but two documents: last applied, which is live, too, and local
   */
  public record StartSides(
      Map<Role, String> titles,
      Map<ObjectName, MapValue> answers,
      List<String> remarks,
      boolean areTwo) {

    /** Every pane is what it is called. */
    public static final StartSides USUAL = new StartSides(Map.of(), Map.of(), List.of(), false);

    public StartSides {
      titles = Map.copyOf(titles);
      answers = Map.copyOf(answers);
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * What is put over the built-in schemas when the window opens.
   *
   * @param brought what a person brought, the one that wins first
   * @param rules the text of own rules; blank for none
   * @param file the file of the own rules; empty if they are in none, or in several
   * @param looksBeside whether own rules beside a local document are looked for
   */
  public record StartSchema(
      List<BroughtSchema> brought, String rules, Optional<Path> file, boolean looksBeside) {

    /** The built-in schemas as they are. */
    public static final StartSchema NONE = new StartSchema(List.of(), "", Optional.empty(), true);

    /** Copies the list, so that later changes of the given one do not show. */
    public StartSchema {
      brought = List.copyOf(brought);
    }

    void openIn(SchemaDocuments documents) {
      documents.setBrought(brought);
      file.ifPresentOrElse(
          path -> documents.open(String.valueOf(path.getFileName()), rules, path),
          () -> documents.text().open(OpenDocument.unfiled(WindowWords.OWN_RULES.text(), rules)));
    }
  }
}
