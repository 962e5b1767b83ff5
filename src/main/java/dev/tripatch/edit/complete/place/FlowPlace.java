package dev.tripatch.edit.complete.place;

/**
 * What is being written at a caret between brackets.
 *
 * @param place the place
 * @param isKeyDone whether the key's colon is there
 * @param isJson whether all texts are in quotes
 */
public record FlowPlace(CaretPlace place, boolean isKeyDone, boolean isJson) {}
