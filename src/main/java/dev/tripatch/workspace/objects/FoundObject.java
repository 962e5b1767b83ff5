package dev.tripatch.workspace.objects;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.workspace.objects.DecidedFile.ObjectFile;

/**
 * An object and where it was found. What is asked of each of many objects is found out at once:
 * their values are not kept.
 *
 * @param file its file
 * @param index which of the file's objects it is, from 0
 * @param object the object
 * @param generateNameSaid what it says that names begin with, whether it has one by now or not;
 *     empty for nothing
 * @param isSecret whether it is a Secret
 * @param wasSecret whether it was applied as a Secret, whatever it is
 */
public record FoundObject(
    ObjectFile file,
    int index,
    ManifestObject object,
    String generateNameSaid,
    boolean isSecret,
    boolean wasSecret) {

  /** An object that was just read. */
  public FoundObject(ObjectFile file, int index, ManifestObject object) {
    this(file, index, object, object.value());
  }

  private FoundObject(ObjectFile file, int index, ManifestObject object, MapValue value) {
    this(file, index, object, generateNameIn(value), Masking.isSecret(value), wasSecret(value));
  }

  private static String generateNameIn(MapValue value) {
    return value.get("metadata") instanceof MapValue metadata ? metadata.text("generateName") : "";
  }

  private static boolean wasSecret(MapValue value) {
    return LastAppliedAnnotation.configurationIn(value).filter(Masking::isSecret).isPresent();
  }

  /** Which object it is. */
  public ObjectName name() {
    return object.name();
  }

  /** What its name is to begin with when the server makes one up; empty if it has a name. */
  public String generateName() {
    return name().name().isEmpty() ? generateNameSaid : "";
  }

  /** Its own text, read. It is not kept: many objects take much room. */
  public SourceDocument document() {
    return object.document();
  }

  /** Its first line in its file, from 1. */
  public int firstLine() {
    return file.manifest().lines().lineOf(object.span().start());
  }

  /** Its last line in its file, from 1. */
  public int lastLine() {
    return file.manifest().lines().lineOf(Math.max(object.span().start(), object.span().end() - 1));
  }

  /** {@code file:line}, for messages. */
  public String place() {
    return VisibleText.line(file.name()) + ":" + firstLine();
  }
}
