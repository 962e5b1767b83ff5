package dev.tripatch.learn;

import java.util.Locale;

/** What a page is about. */
public enum Topic {
  /** How to do something with the program, from the beginning to the end. */
  GUIDE("Guide"),
  /** A key of a strategic merge patch that says how to merge. */
  DIRECTIVE("Directives"),
  /** What a schema says of a field. */
  ANNOTATION("Schema annotations"),
  /** What happens to a field; its reasons are sections of the page. */
  OUTCOME("Outcomes and reasons"),
  /** Why Kubernetes, kubectl or kustomize refuses, a page for each group. */
  REFUSAL("Refusals and errors"),
  /** What a person must be warned about. */
  HAZARD("Hazards"),
  /** Who reads a patch, or makes one. */
  DIALECT("Dialects");

  private final String title;

  Topic(String title) {
    this.title = title;
  }

  /** Its name for people. */
  public String title() {
    return title;
  }

  /** What its pages' ids begin with, such as {@code directive}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
