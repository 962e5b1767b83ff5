package dev.tripatch.workspace;

import dev.tripatch.cluster.kubectl.LastAppliedAnnotation;
import dev.tripatch.decide.conflict.Identity;
import dev.tripatch.decide.otherwise.Change;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The texts of a comparison with changes in any of the three documents; comments and layout stay.
 * Last applied that was not given is the annotation in live's text, so it is that which changes.
 */
public sealed interface ChangedTexts {

  /**
   * All changes could be made.
   *
   * @param texts all texts, changed or not
   */
  record Done(ThreeDocuments<String> texts) implements ChangedTexts {}

  /**
   * A change cannot be made without touching anything else; nothing is changed.
   *
   * @param why the reason, in sentences for people
   */
  record Refused(String why) implements ChangedTexts {}

  /** Makes the changes, one after the other. A document that is not there is made. */
  static ChangedTexts of(ThreeDocuments<SourceDocument> sources, List<Change> changes) {
    Map<Role, SourceDocument> documents = new EnumMap<>(sources.toMap());
    for (Change change : changes) {
      Role role = roleOf(change, documents);
      SourceDocument document =
          Optional.ofNullable(documents.get(role)).orElseGet(() -> empty(sources));
      switch (made(change, role, document)) {
        case Edit.Made edit -> documents.put(role, read(document, edit.applyTo(document.text())));
        case Edit.Refused(String why) -> {
          return new Refused(why);
        }
      }
    }
    return new Done(ThreeDocuments.of(documents).map(SourceDocument::text));
  }

  private static Role roleOf(Change change, Map<Role, SourceDocument> documents) {
    boolean isAnnotation =
        change.role() == Role.LAST_APPLIED
            && !documents.containsKey(Role.LAST_APPLIED)
            && Optional.ofNullable(documents.get(Role.LIVE))
                .flatMap(SourceDocument::object)
                .flatMap(LastAppliedAnnotation::configurationIn)
                .isPresent();
    return isAnnotation ? Role.LIVE : change.role();
  }

  /** An object of the same name with nothing in it. */
  private static SourceDocument empty(ThreeDocuments<SourceDocument> sources) {
    MapValue local = sources.local().object().orElse(MapValue.EMPTY);
    return SourceReader.read("new", YamlWriter.write(Identity.of(local)));
  }

  private static SourceDocument read(SourceDocument before, String text) {
    return SourceReader.read(before.name(), text, before.format());
  }

  private static Edit made(Change change, Role role, SourceDocument document) {
    if (role != change.role()) {
      return inAnnotation(change, document);
    }
    return change
        .value()
        .map(value -> TextEdits.set(document, change.path(), value))
        .orElseGet(() -> TextEdits.remove(document, change.path()));
  }

  private static Edit inAnnotation(Change change, SourceDocument live) {
    return live.object()
        .flatMap(LastAppliedAnnotation::configurationIn)
        .map(configuration -> LastAppliedAnnotation.textOf(change.applyTo(configuration)))
        .map(text -> TextEdits.set(live, LastAppliedAnnotation.PATH, new StringValue(text)))
        .orElseGet(() -> new Edit.Refused(ComparisonWording.NO_ANNOTATION.text()));
  }
}
