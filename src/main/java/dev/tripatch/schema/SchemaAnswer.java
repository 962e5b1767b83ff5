package dev.tripatch.schema;

import java.util.Optional;

/** What a schema source answers when asked for a kind. */
public sealed interface SchemaAnswer {

  /** The schema as a type; one that declares nothing where the kind is not known. */
  default SchemaType type() {
    return switch (this) {
      case Known known -> known.schema();
      case Unknown ignored -> SchemaType.Primitive.UNDECLARED;
    };
  }

  /**
   * The kind is known.
   *
   * @param schema its schema
   * @param source where it comes from, for people: {@code Kubernetes 1.36}
   * @param isWhatIf whether the kind is a custom resource that is treated as if it were built in;
   *     no server patches it so
   * @param isBrought whether a person brought it, or own rules over it: only tools that they give
   *     it to follow it
   * @param takenFrom the apiVersion whose rules these are, where no schema has the object's own
   *     version; its fields may be others. Empty where these are the object's own
   */
  record Known(
      ObjectSchema schema,
      String source,
      boolean isWhatIf,
      boolean isBrought,
      Optional<String> takenFrom)
      implements SchemaAnswer {

    /** A kind in the object's own version. */
    public Known(ObjectSchema schema, String source, boolean isWhatIf, boolean isBrought) {
      this(schema, source, isWhatIf, isBrought, Optional.empty());
    }

    /** A kind as Kubernetes knows it. */
    public Known(ObjectSchema schema, String source) {
      this(schema, source, false, false);
    }
  }

  /**
   * The kind is not built in, so Kubernetes has no patch metadata for it: kubectl sends a JSON
   * merge patch, as for custom resources.
   *
   * @param reason why, in a sentence
   * @param declared the fields that the definition of a custom resource declares; empty if no
   *     definition is at hand. Server-side apply follows them, patches do not
   */
  record Unknown(String reason, Optional<Declared> declared) implements SchemaAnswer {

    /** A kind about which nothing is known. */
    public Unknown(String reason) {
      this(reason, Optional.empty());
    }
  }

  /**
   * The fields of a custom resource.
   *
   * @param schema its schema
   * @param source where it comes from, for people
   */
  record Declared(ObjectSchema schema, String source) {}

  /** What is known of the object's own version: nothing, where the rules of another are taken. */
  default SchemaAnswer ofOwnVersion() {
    return this instanceof Known known && known.takenFrom().isPresent()
        ? new Unknown(KindWording.ONLY_IN.text("version", known.takenFrom().get()))
        : this;
  }

  /** What a person brought for the kind, own rules over it included; empty if they did not. */
  default Optional<ObjectSchema> brought() {
    return switch (this) {
      case Known known -> Optional.of(known.schema()).filter(schema -> known.isBrought());
      case Unknown unknown -> unknown.declared().map(Declared::schema);
    };
  }

  /** The schema as a type, whether patches follow it or not; one that declares nothing if none. */
  default SchemaType declaredType() {
    return fields().<SchemaType>map(schema -> schema).orElse(SchemaType.Primitive.UNDECLARED);
  }

  /** Its fields, as far as any schema declares them, whether patches follow them or not. */
  default Optional<ObjectSchema> fields() {
    return switch (this) {
      case Known known -> Optional.of(known.schema());
      case Unknown unknown -> unknown.declared().map(Declared::schema);
    };
  }
}
