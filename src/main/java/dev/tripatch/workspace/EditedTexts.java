package dev.tripatch.workspace;

import dev.tripatch.conflict.RemedyEdit;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.kubectl.LastAppliedAnnotation;
import dev.tripatch.role.Role;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The texts of a case after the edits of a remedy; comments and layout stay. Last applied that was
 * not given is the annotation in live's text, so it is that which changes.
 */
public sealed interface EditedTexts {

  /**
   * All edits could be made.
   *
   * @param texts the new text of each document that changes
   * @param comments how many comments went with the fields that they were about
   */
  record Done(Map<Role, String> texts, int comments) implements EditedTexts {}

  /**
   * An edit cannot be made without touching anything else; nothing is changed.
   *
   * @param role in which document
   * @param why the reason, in sentences for people
   */
  record Refused(Role role, String why) implements EditedTexts {}

  /** Makes the edits. */
  static EditedTexts of(ThreeDocuments<SourceDocument> sources, List<RemedyEdit> edits) {
    Map<Role, SourceDocument> documents = sources.toMap();
    Map<Role, String> texts = new EnumMap<>(Role.class);
    int comments = 0;
    for (RemedyEdit edit : edits) {
      Role role = roleOf(edit, documents);
      SourceDocument document = documents.get(role);
      if (document == null) {
        return new Refused(role, ComparisonWording.NO_DOCUMENT.text());
      }
      switch (made(edit, role, document)) {
        case dev.tripatch.document.edit.Edit.Refused refused -> {
          return new Refused(role, refused.why());
        }
        case dev.tripatch.document.edit.Edit.Made change -> {
          String text = change.applyTo(document.text());
          texts.put(role, text);
          comments += Comments.lostIn(change, document);
          documents.put(role, SourceReader.read(document.name(), text, document.format()));
        }
      }
    }
    return new Done(Map.copyOf(texts), comments);
  }

  /** What was last applied is edited in live's annotation if there is no document of its own. */
  private static Role roleOf(RemedyEdit edit, Map<Role, SourceDocument> documents) {
    Role role = edit.document().role();
    return documents.containsKey(role) ? role : Role.LIVE;
  }

  private static dev.tripatch.document.edit.Edit made(
      RemedyEdit edit, Role role, SourceDocument document) {
    if (role == Role.LIVE) {
      return inAnnotation(edit, document);
    }
    return switch (edit) {
      case RemedyEdit.Set set -> TextEdits.set(document, set.path(), set.value());
      case RemedyEdit.Remove remove -> TextEdits.remove(document, remove.path());
    };
  }

  private static dev.tripatch.document.edit.Edit inAnnotation(
      RemedyEdit edit, SourceDocument live) {
    Optional<MapValue> configuration =
        live.object().flatMap(LastAppliedAnnotation::configurationIn);
    return configuration.isEmpty()
        ? new dev.tripatch.document.edit.Edit.Refused(ComparisonWording.NO_ANNOTATION.text())
        : TextEdits.set(
            live,
            LastAppliedAnnotation.PATH,
            new StringValue(LastAppliedAnnotation.textOf(edit.applyTo(configuration.get()))));
  }
}
