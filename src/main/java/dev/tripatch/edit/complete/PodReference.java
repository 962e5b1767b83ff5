package dev.tripatch.edit.complete;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A field that must name something else in the same pod, as the API reference of Kubernetes says of
 * the field.
 */
enum PodReference {
  VOLUME(CompletionWording.VOLUME_OF_POD, "volumes"),
  CONTAINER(CompletionWording.CONTAINER_OF_POD, "containers"),
  PORT(CompletionWording.PORT_OF_CONTAINER, "ports");

  private final CompletionWording words;
  private final String list;

  PodReference(CompletionWording words, String list) {
    this.words = words;
    this.list = list;
  }

  String words() {
    return words.text();
  }

  /** What a field of a type must name; empty if it names nothing. */
  static Optional<PodReference> of(ObjectSchema owner, String field) {
    return Optional.ofNullable(
        switch (owner.name() + "." + field) {
          case "VolumeMount.name" -> VOLUME;
          case "ResourceFieldSelector.containerName" -> CONTAINER;
          case "HTTPGetAction.port", "TCPSocketAction.port" -> PORT;
          default -> null;
        });
  }

  /** The names that the nearest place on the way has: of the pod, or of the container. */
  List<Value> values(List<CaretSpot> spots) {
    return spots.reversed().stream()
        .map(spot -> spot.liveMap().get(list))
        .filter(ListValue.class::isInstance)
        .findFirst()
        .map(found -> names((ListValue) found))
        .orElse(List.of());
  }

  private static List<Value> names(ListValue items) {
    List<Value> names = new ArrayList<>();
    items.items().stream()
        .flatMap(
            item ->
                item instanceof MapValue map ? Stream.ofNullable(map.get("name")) : Stream.empty())
        .filter(Scalar.class::isInstance)
        .forEach(names::add);
    return names;
  }
}
