package dev.tripatch.cluster.live;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import java.time.Instant;

/**
 * An object as a cluster has it.
 *
 * @param value all of it, with managedFields
 * @param read when it was read
 */
public record LiveObject(MapValue value, Instant read) {

  /** Which object it is. */
  public ObjectName name() {
    return ObjectName.of(value);
  }

  /** Its text as kubectl prints YAML. */
  public String yaml() {
    return YamlWriter.write(value);
  }

  /** Its version, which changes with every change; empty if it does not say it. */
  public String resourceVersion() {
    return metadata("resourceVersion");
  }

  /** Its identity, which another object of the name would not have; empty if it does not say it. */
  public String uid() {
    return metadata("uid");
  }

  private String metadata(String key) {
    return value.get("metadata") instanceof MapValue metadata ? metadata.text(key) : "";
  }
}
