package dev.tripatch.workspace.objects;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.manifest.ManifestObject;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.MapValue;

/**
 * An object and where it was found.
 *
 * @param file its file
 * @param index which of the file's objects it is, from 0
 * @param object the object
 */
public record FoundObject(ObjectFile file, int index, ManifestObject object) {

  /** Which object it is. */
  public ObjectName name() {
    return object.name();
  }

  /** What its name is to begin with when the server makes one up; empty if it has a name. */
  public String generateName() {
    return name().name().isEmpty() ? generateNameSaid() : "";
  }

  /** What it says that names begin with, whether it has one by now or not; empty for nothing. */
  String generateNameSaid() {
    return object.value().get("metadata") instanceof MapValue metadata
        ? metadata.text("generateName")
        : "";
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
    return file.name() + ":" + firstLine();
  }
}
